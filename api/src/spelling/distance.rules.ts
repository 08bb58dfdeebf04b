/**
 * How many letters must be typed otherwise to make `typed` of `word`: one that is wrong, missing or too many, or two in the
 * wrong order, each counts 1 (optimal string alignment). `ofPrefix` is the same for the beginning of `word` that is nearest.
 */
export function countTypos(typed: string, word: string): { ofWord: number; ofPrefix: number } {
  let before: number[] = [];
  let row = Array.from({ length: typed.length + 1 }, (_, at) => at);
  let ofPrefix = typed.length;
  for (let inWord = 1; inWord <= word.length; inWord += 1) {
    const next = [inWord];
    for (let at = 1; at <= typed.length; at += 1) {
      const same = typed[at - 1] === word[inWord - 1];
      const swapped = typed[at - 2] === word[inWord - 1] && typed[at - 1] === word[inWord - 2];
      next[at] = Math.min(
        cell(row, at) + 1,
        cell(next, at - 1) + 1,
        cell(row, at - 1) + (same ? 0 : 1),
        swapped ? cell(before, at - 2) + 1 : Infinity,
      );
    }
    [before, row] = [row, next];
    ofPrefix = Math.min(ofPrefix, cell(row, typed.length));
  }
  return { ofWord: cell(row, typed.length), ofPrefix };
}

function cell(row: readonly number[], at: number): number {
  return row[at] ?? Infinity;
}

/** How many letters of a word's beginning are compared, in UTF-16 units; the rest is seen by `countTypos`. */
const COMPARED = 7;

/**
 * What is left of the beginning of a word without up to `most` of its letters. Two words that are `most` typos apart have
 * one of these in common, so that an index finds the near ones without comparing all (symmetric deletion).
 */
export function deletionsOf(word: string, most: number): string[] {
  let shortest = [word.slice(0, COMPARED)];
  const all = new Set(shortest);
  for (let count = 0; count < most; count += 1) {
    shortest = shortest.flatMap((rest) =>
      Array.from(rest, (_, at) => rest.slice(0, at) + rest.slice(at + 1)).filter(Boolean),
    );
    for (const rest of shortest) all.add(rest);
  }
  return [...all];
}
