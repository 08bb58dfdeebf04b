import type { ContentSet, ContentLocation, LocateEntry } from '../content-set.ts';

/** A file that an entry names, and its expected type. */
export type FileUse = ContentLocation & { field: string; path: string; expected: 'picture' | 'pdf' };

/** Every file that a set names. */
export function listFiles(set: ContentSet, locate: LocateEntry): FileUse[] {
  return set.flatMap(({ kind, entries }) =>
    entries.flatMap((entry, index) =>
      Object.entries(kind.fields).flatMap(([field, { file: expected }]) =>
        expected
          ? pathsIn(entry[field]).map((path) => ({ ...locate(kind.name, index), field, path, expected }))
          : [],
      ),
    ),
  );
}

/** The set with stored names instead of paths, so that the folder is not needed any more. */
export function withStoredNames(set: ContentSet, nameOf: (path: string) => string): ContentSet {
  return set.map(({ kind, entries }) => {
    const fields = Object.entries(kind.fields).flatMap(([name, { file }]) => (file ? [name] : []));
    return {
      kind,
      entries: entries.map((entry) => ({
        ...entry,
        ...Object.fromEntries(fields.map((field) => [field, renamePaths(entry[field], nameOf)])),
      })),
    };
  });
}

function renamePaths(value: unknown, nameOf: (path: string) => string): unknown {
  return Array.isArray(value) ? pathsIn(value).map(nameOf) : pathsIn(value).map(nameOf)[0];
}

/** A path, or a list of them, as a list. */
function pathsIn(value: unknown): string[] {
  const paths: unknown[] = Array.isArray(value) ? value : [value];
  return paths.filter((path) => typeof path === 'string');
}
