import type { ModuleName, Pointer, PointerEntry } from '../contract/release.ts';

/** The entry of the release that visitors get unless something chooses another; undefined when there is none. */
export function currentEntry(pointer: Pointer | undefined, module: ModuleName): PointerEntry | undefined {
  return pointer?.microFrontends[module]?.find((entry) => entry.deployment.default);
}
