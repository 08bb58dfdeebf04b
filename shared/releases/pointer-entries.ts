import type {
  ModuleName,
  ReleaseDescriptor,
  PinTarget,
  Pointer,
  PointerEntry,
} from '../contract/pages/release.ts';

/** The entry of the release that visitors get by default; undefined when there is none. */
export function currentEntry(pointer: Pointer | undefined, module: ModuleName): PointerEntry | undefined {
  return pointer?.microFrontends[module]?.find((entry) => entry.deployment.default);
}

/** The release that a target is pinned to; undefined where it follows what is promoted. */
export function pinOf(
  pointer: Pointer | undefined,
  target: PinTarget,
  module: ModuleName,
): ReleaseDescriptor | undefined {
  return pointer?.extras.pins[target]?.[module];
}
