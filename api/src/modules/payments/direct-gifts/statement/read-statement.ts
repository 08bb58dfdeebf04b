import { readFile } from './file/read-file.ts';
import type { StatementSheet } from './file/statement-sheet.ts';
import type { ChosenHeadings } from './table/columns.rules.ts';
import { countNothing, type LeftOut } from './table/left-out.rules.ts';
import type { StatementCredit } from './table/read-row.ts';
import { hasTable, readTable, type RowProblem } from './table/read-table.ts';

/** `problems` say which line of the file is not understood; then nothing of the file is taken. */
export type ReadStatement =
  | { outcome: 'read'; credits: StatementCredit[]; leftOut: LeftOut }
  | { outcome: 'not-read'; problems: string[] };

const MAX_PROBLEMS = 20;
const LONGEST_PROBLEM = 500;

/**
 * Reads the credits of a bank's statement: CSV, tab-separated text, `.xlsx`, or a web page that is called `.xls`. The table is
 * told from what stands around it by its headings and its rows. `today` is a day in India: nothing was booked later.
 */
export async function readStatement(
  bytes: Uint8Array,
  today: string,
  chosen: ChosenHeadings = {},
): Promise<ReadStatement> {
  const file = await readFile(bytes, (rows) => hasTable(rows, chosen));
  if (file.outcome === 'not-read') return { outcome: 'not-read', problems: [file.problem] };
  const sheets = file.sheets.filter(({ rows }) => hasTable(rows, chosen));
  if (sheets.length === 0) return { outcome: 'not-read', problems: [noHeadings(chosen)] };
  const tables = sheets.map((sheet) => ({ sheet, ...readTable(sheet, today, chosen) }));
  const problems = tables.flatMap(({ sheet, problems: found }) =>
    found.toSorted((one, other) => one.line - other.line).map((problem) => describe(sheet, problem)),
  );
  if (problems.length > MAX_PROBLEMS)
    problems.splice(MAX_PROBLEMS, Infinity, `and ${String(problems.length - MAX_PROBLEMS)} more.`);
  if (problems.length > 0) return { outcome: 'not-read', problems };
  return {
    outcome: 'read',
    credits: tables.flatMap(({ credits }) => credits),
    leftOut: tables.map(({ leftOut }) => leftOut).reduce(addLeftOut, countNothing()),
  };
}

function describe({ name }: StatementSheet, { line, column, words }: RowProblem): string {
  const sheet = name === '' ? '' : `Sheet "${name}", `;
  const place = `${sheet}${sheet === '' ? 'Line' : 'line'} ${String(line)}${column === undefined ? '' : `, column "${column}"`}`;
  const text = `${place}: ${words}`;
  return text.length > LONGEST_PROBLEM
    ? `${text.slice(0, LONGEST_PROBLEM).replace(/[\uD800-\uDBFF]$/, '')}…`
    : text;
}

function addLeftOut(one: LeftOut, other: LeftOut): LeftOut {
  return {
    debits: one.debits + other.debits,
    unsettled: one.unsettled + other.unsettled,
    repeated: one.repeated + other.repeated,
    summaries: one.summaries + other.summaries,
    withoutSum: one.withoutSum + other.withoutSum,
    undated: [...one.undated, ...other.undated],
    headings: one.headings + other.headings,
    texts: one.texts + other.texts,
  };
}

function noHeadings(chosen: ChosenHeadings): string {
  const named = Object.values(chosen).map((heading) => `"${heading}"`);
  return named.length > 0
    ? `No row has the headings ${named.join(', ')} with the others that a statement needs.`
    : 'No row of headings was found: a statement has a date, a narration or reference, and a credit or deposit. Name the headings with --column, such as --column "credit=Gift".';
}
