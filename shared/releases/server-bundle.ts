import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import * as z from 'zod/mini';

/** The exports of a module's server bundle: a remote renders pages and parcels, the shell renders the frame. */
export interface ServerBundle {
  readonly contract: number;
  readonly module: string;
  /** Takes a RenderRequest, or the shell a FrameRequest; the caller parses the result. */
  render(request: unknown): Promise<unknown>;
  /** Takes a RenderRequest and returns a ReadResult; absent from older releases. */
  read?: ((request: unknown) => Promise<unknown>) | undefined;
  /** Takes a ParcelRequest. */
  parcel?: ((request: unknown) => Promise<unknown>) | undefined;
}

const callable = z.custom<(request: unknown) => Promise<unknown>>((value) => typeof value === 'function');
const ServerBundleExports = z.object({
  contract: z.int(),
  module: z.string(),
  render: callable,
  read: z.optional(callable),
  parcel: z.optional(callable),
});

const builtins = createRequire(import.meta.url);

/** A bundle is self-contained: a `require` of anything but Node's own modules is a mistake of its build. */
function requireBuiltin(name: string): unknown {
  if (!isBuiltin(name)) throw new Error(`A server bundle may not load ${name}.`);
  return builtins(name);
}

/**
 * Runs a release's server bundle and returns its exports. It is compiled as a function, so that its code is freed with
 * the last reference to the exports. With `require` every release would stay in memory.
 */
export async function loadServerBundle(file: string): Promise<ServerBundle> {
  const code = await readFile(file, 'utf8');
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  const module: { exports: unknown } = { exports: {} };
  Reflect.apply(run, undefined, [module, module.exports, requireBuiltin]);
  return ServerBundleExports.parse(module.exports);
}
