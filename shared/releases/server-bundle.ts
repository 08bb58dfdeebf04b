import { readFile } from 'node:fs/promises';
import { createRequire, isBuiltin } from 'node:module';
import { compileFunction } from 'node:vm';
import * as z from 'zod/mini';
import { KIT_CONTRACT } from '../contract/kit-contract.ts';
import type { ModuleName } from '../contract/release.ts';

/** What a module's server bundle gives: a remote renders pages and parcels, the shell renders the frame. */
export interface ServerBundle {
  readonly contract: number;
  readonly module: string;
  /** Takes a RenderRequest, or the shell a FrameRequest; the caller parses what comes back. */
  render(request: unknown): Promise<unknown>;
  /** Takes a ParcelRequest. */
  parcel?: ((request: unknown) => Promise<unknown>) | undefined;
}

const callable = z.custom<(request: unknown) => Promise<unknown>>((value) => typeof value === 'function');
const ServerBundleExports = z.object({
  contract: z.int(),
  module: z.string(),
  render: callable,
  parcel: z.optional(callable),
});

const builtins = createRequire(import.meta.url);

/** A bundle is self-contained: what it asks for beyond Node's own modules is a mistake of its build. */
function requireBuiltin(name: string): unknown {
  if (!isBuiltin(name)) throw new Error(`A server bundle may not load ${name}.`);
  return builtins(name);
}

/**
 * Runs a release's server bundle and returns what it exports. Compiled as a function and kept by nobody else, so that
 * dropping the answer frees the code; `require` would hold every release for good.
 */
export async function loadServerBundle(file: string): Promise<ServerBundle> {
  const code = await readFile(file, 'utf8');
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  const module: { exports: unknown } = { exports: {} };
  Reflect.apply(run, undefined, [module, module.exports, requireBuiltin]);
  return ServerBundleExports.parse(module.exports);
}

/** Whether a release's server bundle runs at all and is what it says it is. */
export async function smokeTest(
  file: string,
  module: ModuleName,
): Promise<{ ok: true } | { ok: false; reason: string }> {
  try {
    const bundle = await loadServerBundle(file);
    if (bundle.contract !== KIT_CONTRACT)
      return { ok: false, reason: `it speaks contract ${bundle.contract}` };
    if (bundle.module !== module) return { ok: false, reason: `it is ${bundle.module}` };
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
