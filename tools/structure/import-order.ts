import { dirname, join } from 'node:path';
import ts from 'typescript';
import { isProductFile } from './source-files.ts';

/** Where the api's order is written, in a block of code named `order`: the highest line first. */
export const ORDER_FILE = 'api/README.md';
const SOURCE = 'api/src/';
/** How many imports may run against the order; the README names them. */
const MOST_AGAINST_ORDER = 2;

/** The lines of the order, the lowest first. A place is a file or a folder of `api/src`; those of one line are apart. */
export function readOrder(readme: string): string[][] {
  const block = /^```order\n(.*?)^```$/ms.exec(readme)?.[1] ?? '';
  return block
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' '))
    .toReversed();
}

export type ImportAgainstOrder = { from: string; to: string; fromPlace: string; toPlace: string };

/** The imports of `api/src`, types too, that lead to a higher place or to one beside. `texts` by their paths. */
export function findImportsAgainstOrder(
  order: readonly (readonly string[])[],
  texts: ReadonlyMap<string, string>,
): ImportAgainstOrder[] {
  const levels = new Map(order.flatMap((places, level) => places.map((place) => [place, level])));
  const found: ImportAgainstOrder[] = [];
  for (const [from, text] of texts) {
    if (!from.startsWith(SOURCE) || !isProductFile(from)) continue;
    const fromPlace = findPlace(levels, from);
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      const to = join(dirname(from), fileName);
      if (!fileName.startsWith('.') || !to.startsWith(SOURCE)) continue;
      const toPlace = findPlace(levels, to);
      if (fromPlace === undefined || toPlace === undefined || fromPlace === toPlace) continue;
      if ((levels.get(toPlace) ?? 0) >= (levels.get(fromPlace) ?? 0))
        found.push({ from, to, fromPlace, toPlace });
    }
  }
  return found;
}

/** The place of a file: of a folder and a folder in it the inner one. */
function findPlace(levels: ReadonlyMap<string, number>, file: string): string | undefined {
  for (let path = file.slice(SOURCE.length); path !== '.'; path = dirname(path))
    if (levels.has(path)) return path;
  return undefined;
}

/** What is wrong with the order of `api/src`: one sentence each. */
export function checkImportOrder(readme: string, texts: ReadonlyMap<string, string>): string[] {
  const order = readOrder(readme);
  const levels = new Map(order.flatMap((places, level) => places.map((place) => [place, level])));
  const files = [...texts.keys()].filter((file) => file.startsWith(SOURCE) && isProductFile(file));
  const placed = new Set(files.map((file) => findPlace(levels, file)));
  const against = findImportsAgainstOrder(order, texts);
  return [
    ...files
      .filter((file) => findPlace(levels, file) === undefined)
      .map((file) => `${file} stands at no place of the order in ${ORDER_FILE}.`),
    ...[...levels.keys()]
      .filter((place) => !placed.has(place))
      .map((place) => `${place} of the order in ${ORDER_FILE} holds no file.`),
    ...(against.length > MOST_AGAINST_ORDER
      ? against.map(
          ({ from, to }) =>
            `${from} imports ${to} against the order in ${ORDER_FILE}, at most ${String(MOST_AGAINST_ORDER)} may. Move what both need below them.`,
        )
      : []),
  ];
}
