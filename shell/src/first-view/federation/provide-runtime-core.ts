/** The global name by which remotes, which are built without it, find the core of the federation runtime. */
const RUNTIME_CORE = '_FEDERATION_RUNTIME_CORE';

/** Provides remotes' entries, when they run, with a core of the federation runtime. */
export function provideRuntimeCore(core: object): void {
  Reflect.set(globalThis, RUNTIME_CORE, core);
}
