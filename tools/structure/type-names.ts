const EXPORTED_TYPE = /^export (?:interface|type) (\w+)/gm;

/** Exported types and interfaces whose name is declared in more than one file: one sentence each. `texts` by their paths. */
export function findRepeatedTypes(texts: ReadonlyMap<string, string>): string[] {
  const declaredIn = new Map<string, string[]>();
  for (const [file, text] of texts) {
    for (const [, name = ''] of text.matchAll(EXPORTED_TYPE)) {
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
