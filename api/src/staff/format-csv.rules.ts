import { stringify } from 'csv-stringify/sync';

/**
 * Formats a CSV table. Spreadsheets need the byte order mark to detect UTF-8, and CR LF between lines. `isContinued`: these
 * lines follow others.
 */
export function formatCsv(rows: string[][], { isContinued = false } = {}): string {
  return stringify(
    rows.map((row) => row.map(neutraliseFormula)),
    { bom: !isContinued, record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );
}

/** Prefixes a cell that a spreadsheet would run as a formula with `'`: visitors type these texts, and staff open the table. */
function neutraliseFormula(text: string): string {
  return /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${text}` : text;
}
