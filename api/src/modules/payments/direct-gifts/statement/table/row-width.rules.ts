import type { StatementRow } from '../file/statement-sheet.ts';

/**
 * The first row of a text whose cells may stand under other headings than their own: it has fewer cells than headings, or
 * more than the others. A comma or a quotation mark in a narration makes such rows, and a sum would be another one.
 */
export function findShift(
  rows: readonly StatementRow[],
  headings: number,
): { line: number; words: string } | undefined {
  const short = rows.find(({ cells }) => cells.length < headings);
  if (short)
    return {
      line: short.line,
      words: `the row has ${String(short.cells.length)} cells, the headings are ${String(headings)}. Is there a quotation mark (") too many, or was the file cut?`,
    };
  const width = Math.min(...rows.map(({ cells }) => cells.length));
  const long = rows.find(({ cells }) => cells.length > width);
  if (!long) return undefined;
  return {
    line: long.line,
    words: `the row has ${String(long.cells.length)} cells, others have ${String(width)}. Is there a comma in a text without quotation marks?`,
  };
}
