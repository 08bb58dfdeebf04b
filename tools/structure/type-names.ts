import type { DeclaredName } from './declared-names.ts';

/** Exported types and interfaces whose name is declared in more than one file: one sentence each. */
export function findRepeatedTypes(files: ReadonlyMap<string, readonly DeclaredName[]>): string[] {
  const declaredIn = new Map<string, string[]>();
  for (const [file, names] of files) {
    for (const { name } of names.filter(({ isExportedType }) => isExportedType)) {
      declaredIn.set(name, [...(declaredIn.get(name) ?? []), file]);
    }
  }
  return [...declaredIn]
    .filter(([, found]) => found.length > 1)
    .map(
      ([name, found]) =>
        `The type ${name} is declared in ${found.join(' and ')}. Give each a name of its own.`,
    );
}
