/** A row of a file; `line` is where it begins, counted from 1. */
export type StatementRow = { readonly line: number; readonly cells: readonly string[] };

/**
 * A sheet of a file, in texts. `name` is '' where the file has one sheet only. `delimiter` separates the cells of a text;
 * `isWorkbook` where numbers and days were stored as such.
 */
export type StatementSheet = {
  readonly name: string;
  readonly rows: readonly StatementRow[];
  readonly delimiter?: string;
  readonly isWorkbook?: boolean;
};

/** What a file holds, or why it cannot be read. */
export type SheetsOfFile =
  | { outcome: 'read'; sheets: StatementSheet[] }
  | { outcome: 'not-read'; problem: string };

/** A year of a busy account is less. */
export const MOST_ROWS = 50_000;
export const TOO_MANY_ROWS = `The file has more than ${String(MOST_ROWS)} rows. Import it in parts.`;

export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
