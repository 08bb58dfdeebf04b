import type { CsvError } from 'csv-parse/sync';
import { readDay } from '../../../../../tables/day.rules.ts';
import { countBreaks, parseDelimited } from '../../../../../tables/parse-delimited.ts';
import { MOST_ROWS, TOO_MANY_ROWS, type SheetsOfFile, type StatementRow } from './statement-sheet.ts';

/** A bank's file has a comma or a tab; some banks and spreadsheets write the others. */
const DELIMITERS = [',', ';', '\t', '|'];
/** In characters; a row that is longer is no row. */
const LONGEST_ROW = 100_000;

/**
 * Reads a text with one row a line, its cells separated by the delimiter with which it has a table by `isTable`. An open
 * quotation mark joins rows to one cell, so that money would be missing: such a file is refused.
 */
export function readDelimited(
  text: string,
  isTable: (rows: readonly StatementRow[]) => boolean,
): SheetsOfFile {
  const problems: string[] = [];
  for (const delimiter of DELIMITERS) {
    const rows = splitRows(text, delimiter);
    if (rows.outcome === 'not-read') {
      problems.push(rows.problem);
      continue;
    }
    if (rows.rows.length > MOST_ROWS) return { outcome: 'not-read', problem: TOO_MANY_ROWS };
    if (!isTable(rows.rows)) continue;
    const swallowed = findSwallowed(rows.rows, delimiter, isTable);
    if (swallowed !== undefined || rows.isOpen)
      return { outcome: 'not-read', problem: describeOpenQuote(swallowed ?? rows.rows.at(-1)) };
    return { outcome: 'read', sheets: [{ name: '', delimiter, rows: rows.rows }] };
  }
  const [problem] = problems;
  return problem === undefined ? { outcome: 'read', sheets: [] } : { outcome: 'not-read', problem };
}

type SplitText =
  | { outcome: 'read'; rows: StatementRow[]; isOpen: boolean }
  | { outcome: 'not-read'; problem: string };

function splitRows(text: string, delimiter: string): SplitText {
  const parsed = parseRows(text, delimiter);
  if (parsed.outcome === 'parsed') return { outcome: 'read', rows: parsed.rows, isOpen: false };
  if (parsed.error.code !== 'CSV_QUOTE_NOT_CLOSED')
    return { outcome: 'not-read', problem: describe(parsed.error) };
  // With the mark closed, the last row is the one that it was opened in.
  const closed = parseRows(`${text}"`, delimiter);
  if (closed.outcome === 'invalid') return { outcome: 'not-read', problem: describe(closed.error) };
  return closed.rows.length > 1
    ? { outcome: 'read', rows: closed.rows, isOpen: true }
    : { outcome: 'not-read', problem: describeOpenQuote(closed.rows[0]) };
}

function describe(error: CsvError): string {
  return error.code === 'CSV_MAX_RECORD_SIZE'
    ? `The file is no table: it has a row of more than ${String(LONGEST_ROW)} characters. Is a quotation mark (") opened and never closed?`
    : `The file is no table: ${error.message}`;
}

function parseRows(text: string, delimiter: string) {
  return parseDelimited(text, { bom: true, delimiter, max_record_size: LONGEST_ROW, to: MOST_ROWS + 1 });
}

/**
 * The first row with a cell that holds what looks like other rows: a day, or as many delimiters as a row has; above the
 * table, where addresses have lines of their own, its headings.
 */
function findSwallowed(
  rows: readonly StatementRow[],
  delimiter: string,
  isTable: (rows: readonly StatementRow[]) => boolean,
): StatementRow | undefined {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const headingsAt = rows.findIndex((row) => isTable([row]));
  return rows.find(({ line, cells }, at) =>
    cells.some((cell) =>
      cell
        .split('\n')
        .slice(1)
        .map((text) => text.split(delimiter))
        .some((pieces) =>
          at < headingsAt
            ? isTable([{ line, cells: pieces }])
            : pieces.length >= Math.max(width - 2, 3) || pieces.some((piece) => readDay(piece)),
        ),
    ),
  );
}

function describeOpenQuote(row: StatementRow | undefined): string {
  const line = row?.line ?? 1;
  const last = line + (row ? countBreaks(row.cells) : 0);
  return `Line ${String(line)}: a quotation mark (") is opened and not closed there, so that lines ${String(line)} to ${String(last)} are one cell. Take the mark out of line ${String(line)}, or download the statement as .xlsx.`;
}
