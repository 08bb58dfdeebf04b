import { compileFunction } from 'node:vm';
import type { Script } from '../messages.ts';
import { requireBuiltin } from './builtins.ts';

/** The exports of a module's server bundle: a remote renders pages and parcels, the shell renders the frame. */
export interface ServerBundle {
  readonly contract: number;
  readonly module: string;
  /** Takes a RenderRequest, or the shell a FrameRequest. */
  render(request: unknown): Promise<unknown>;
  /** Takes a RenderRequest and returns a ReadResult; absent from older releases. */
  read?: ((request: unknown) => Promise<unknown>) | undefined;
  /** Takes a ParcelRequest. */
  parcel?: ((request: unknown) => Promise<unknown>) | undefined;
  /** The pages that are rendered before the release is served; absent from older releases. */
  samples?: (() => Promise<readonly SamplePage[]>) | undefined;
  renderSample?:
    | ((page: SamplePage) => Promise<{ readonly status: number; readonly html: string }>)
    | undefined;
}

interface SamplePage {
  readonly path: string;
  readonly language: string;
  readonly status: number;
}

/**
 * Runs a release's server bundle and returns its exports. It is compiled as a function, so that its code is freed with
 * the last reference to the exports.
 */
export function loadBundle({ file, code }: Script): ServerBundle {
  const run = compileFunction(code, ['module', 'exports', 'require'], { filename: file });
  const module: { exports: Partial<ServerBundle> } = { exports: {} };
  Reflect.apply(run, undefined, [module, module.exports, requireBuiltin]);
  if (!isServerBundle(module.exports))
    throw new Error('It exports no contract and no render: it is no server bundle.');
  return module.exports;
}

function isServerBundle(exported: Partial<ServerBundle>): exported is ServerBundle {
  return typeof exported.contract === 'number' && typeof exported.render === 'function';
}
