import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { readSide, readStatementAmount, readStatementDay } from './statement-cells.rules.ts';
import { findColumns, type ChosenHeadings, type StatementColumns } from './statement-columns.rules.ts';

/** A credit as a statement has it: `bookedOn` YYYY-MM-DD, `amount` in paise. */
export type StatementCredit = { bookedOn: string; amount: number; reference: string; narration: string };

/** `problems` say which line of the file is not understood; then nothing of the file is taken. */
export type ReadStatement =
  | { outcome: 'read'; credits: StatementCredit[]; debits: number }
  | { outcome: 'not-read'; problems: string[] };

/** A bank's file has a comma; some spreadsheets write these others. */
const DELIMITERS = [',', ';', '\t'];
const MAX_ROWS = 50_000;
const MAX_PROBLEMS = 20;
const MAX_TEXT_LENGTH = 500;
const Rows = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));
type Row = { line: number; cells: string[] };

/**
 * Reads the credits of a bank's statement, a CSV file with headings in one of its rows. Rows before the headings and rows
 * without a date, such as sums, are left out. `today` is a day in India: nothing was booked later.
 */
export function readStatement(text: string, today: string, chosen: ChosenHeadings = {}): ReadStatement {
  const errors: string[] = [];
  for (const delimiter of DELIMITERS) {
    const rows = parseRows(text, delimiter);
    if (typeof rows === 'string') {
      errors.push(rows);
      continue;
    }
    const headingAt = rows.findIndex(({ cells }) => findColumns(cells, chosen) !== undefined);
    const columns = findColumns(rows[headingAt]?.cells ?? [], chosen);
    if (columns) return readRows(rows.slice(headingAt + 1), columns, today);
  }
  return { outcome: 'not-read', problems: [errors[0] ?? noHeadings(chosen)] };
}

function noHeadings(chosen: ChosenHeadings): string {
  const named = Object.values(chosen).map((heading) => `"${heading}"`);
  return named.length > 0
    ? `No row has the headings ${named.join(', ')} with the others that a statement needs.`
    : 'No row of headings was found: a statement has a date, a narration or reference, and a credit or deposit. Name the headings with --column, such as --column "credit=Amount received".';
}

function parseRows(text: string, delimiter: string): Row[] | string {
  try {
    const parsed: unknown = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: MAX_ROWS + 1,
    });
    const rows = Rows.parse(parsed);
    if (rows.length > MAX_ROWS) return `The file has more than ${String(MAX_ROWS)} rows. Import it in parts.`;
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return `The file is no table: ${error.message}`;
  }
}

type ReadRow =
  | { kind: 'credit'; credit: StatementCredit }
  | { kind: 'debit' | 'none' }
  | { kind: 'problem'; words: string };

function readRows(rows: readonly Row[], columns: StatementColumns, today: string): ReadStatement {
  const read = rows.map(({ line, cells }) => ({ line, row: readRow(cells, columns, today) }));
  const problems = read.flatMap(({ line, row }) =>
    row.kind === 'problem' ? [`Line ${String(line)}: ${row.words}`] : [],
  );
  if (problems.length > MAX_PROBLEMS)
    problems.splice(MAX_PROBLEMS, Infinity, `and ${String(problems.length - MAX_PROBLEMS)} more.`);
  if (problems.length > 0) return { outcome: 'not-read', problems };
  return {
    outcome: 'read',
    credits: read.flatMap(({ row }) => (row.kind === 'credit' ? [row.credit] : [])),
    debits: read.filter(({ row }) => row.kind === 'debit').length,
  };
}

function readRow(cells: readonly string[], columns: StatementColumns, today: string): ReadRow {
  const cellOf = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '')).trim();
  const dateCell = cellOf(columns.date);
  // Sums, headings of a next page and notes have no date.
  if (!/[0-9]/.test(dateCell)) return { kind: 'none' };
  const sum = readSum(cellOf, columns);
  if (sum.kind !== 'credit') return sum;
  const bookedOn = readStatementDay(dateCell);
  if (bookedOn === undefined) return { kind: 'problem', words: `"${clip(dateCell)}" is no date.` };
  if (bookedOn > today) return { kind: 'problem', words: `${bookedOn} has not come yet.` };
  const [reference, narration] = [columns.reference, columns.narration].map((index) =>
    clip(tidy(cellOf(index))),
  );
  return {
    kind: 'credit',
    credit: { bookedOn, amount: sum.paise, reference: reference ?? '', narration: narration ?? '' },
  };
}

type Sum =
  | { kind: 'credit'; paise: number }
  | { kind: 'debit' | 'none' }
  | { kind: 'problem'; words: string };

function readSum(cellOf: (index: number | undefined) => string, columns: StatementColumns): Sum {
  const isSplit = columns.credit !== undefined;
  const cell = cellOf(isSplit ? columns.credit : columns.amount);
  const amount = readStatementAmount(cell);
  if (amount.kind === 'unreadable') return { kind: 'problem', words: `"${clip(cell)}" is no amount.` };
  if (amount.kind === 'none') {
    const debit = readStatementAmount(cellOf(columns.debit));
    return { kind: debit.kind === 'none' ? 'none' : 'debit' };
  }
  const side = amount.side ?? (isSplit ? 'credit' : readSide(cellOf(columns.type)));
  if (side === undefined)
    return { kind: 'problem', words: `"${clip(cellOf(columns.type))}" says neither credit nor debit.` };
  return side === 'credit' ? { kind: 'credit', paise: amount.paise } : { kind: 'debit' };
}

/** On one line, without NUL, which no database stores. */
function tidy(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
}

function clip(text: string): string {
  return text.length > MAX_TEXT_LENGTH
    ? text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '')
    : text;
}
