import { readFigures } from '@trust/shared/contract/typed/figures';
import { cleanLine } from '@trust/shared/contract/typed/text';
import { hasDecimalComma, readSide, readStatementAmount, type Decimals } from '../cells/amount.rules.ts';
import { unwrapCell } from '../../../../../tables/cell-text.rules.ts';
import { readDay } from '../../../../../tables/day.rules.ts';
import { isBlank, type StatementRow, type StatementSheet } from '../file/statement-sheet.ts';
import { isPaymentNumber } from '../cells/payment-number.rules.ts';
import { findColumns, type ChosenHeadings, type StatementColumns } from './columns.rules.ts';
import { findExchangedDays } from './day-order.rules.ts';
import { countNothing, type LeftOut } from './left-out.rules.ts';
import { findWrongSide, type Movement } from './balance.rules.ts';
import { readRow, type ReadRow, type StatementCredit } from './read-row.ts';
import { findShift } from './row-width.rules.ts';

/** What is wrong with a row, and in which column where it is one. */
export type RowProblem = { line: number; column?: string | undefined; words: string };
export type ReadTable = { credits: StatementCredit[]; leftOut: LeftOut; problems: RowProblem[] };

/** Whether rows have a row of headings that a statement has. */
export function hasTable(rows: readonly StatementRow[], chosen: ChosenHeadings): boolean {
  return rows.some(({ cells }) => findColumns(cells, chosen) !== undefined);
}

/** In characters, of a narration or a reference: banks write some hundred. */
const LONGEST_TEXT = 1_000;

/** Reads the rows of a sheet below its headings, which may be repeated on each page. `today` is a day in India. */
export function readTable(sheet: StatementSheet, today: string, chosen: ChosenHeadings): ReadTable {
  const table: ReadTable = { credits: [], leftOut: countNothing(), problems: [] };
  const { leftOut, problems } = table;
  const days: { line: number; cell: string }[] = [];
  const widths: StatementRow[] = [];
  const movements: Movement[] = [];
  const seen = new Set<string>();
  const decimals = findDecimals(sheet);
  let columns: StatementColumns | undefined;
  let isSigned = false;
  let hasEnded = false;
  let above: Above | undefined;
  for (const { line, cells } of sheet.rows) {
    const found = findColumns(cells, chosen);
    if (found?.outcome === 'twice') {
      problems.push({ line, words: describeTwice(found.field, found.headings) });
      return table;
    }
    if (found) {
      if (columns) leftOut.headings += 1;
      // Another page or another file begins.
      movements.push({ line });
      columns = dropOtherType(sheet.rows, found.columns);
      isSigned = hasMinus(sheet.rows, columns, decimals);
      hasEnded = false;
      above = undefined;
      continue;
    }
    if (!columns) {
      if (!isBlank(cells)) leftOut.texts += 1;
      continue;
    }
    const unwrapped = cells.map(unwrapCell);
    const row = readRow(
      { columns, cells: unwrapped, decimals, isSigned },
      { today, isWorkbook: sheet.isWorkbook === true, hasEnded },
    );
    const problem = findProblem(row, cells, columns);
    if (problem) {
      problems.push({ line, ...problem });
      above = undefined;
      continue;
    }
    hasEnded ||= row.kind === 'end';
    if (row.kind === 'credit' || row.kind === 'debit') {
      const day = cells[columns.date] ?? '';
      if (!isBlank([day])) days.push({ line, cell: day });
      widths.push({ line, cells });
      movements.push({ line, ...moveOf(row) });
    } else if (row.kind === 'undated' || row.kind === 'summary') movements.push({ line });
    if (row.kind === 'credit' && isRepeated(row, seen)) leftOut.repeated += 1;
    else above = takeRow(row, table, above, line);
  }
  if (columns) {
    const shift = sheet.delimiter === undefined ? undefined : findShift(widths, columns.headings.length);
    if (shift) problems.push(shift);
    const wrong = findWrongSide(movements);
    if (wrong) {
      const at = columns.amount ?? (wrong.side === 'credit' ? columns.credit : columns.debit);
      problems.push({ ...wrong, column: at === undefined ? undefined : columns.headings[at] });
    }
    const exchanged = findExchangedDays(days, sheet.isWorkbook === true);
    if (exchanged) problems.push({ ...exchanged, column: columns.headings[columns.date] });
  }
  return table;
}

/** The last row that counts, by which one below it that has no day is told. */
type Above = { bookedOn: string; balance: number | undefined; signed: number };

function takeRow(
  row: ReadRow,
  { credits, leftOut }: ReadTable,
  above: Above | undefined,
  line: number,
): Above | undefined {
  switch (row.kind) {
    case 'credit':
      credits.push(tidy(row.credit));
      return { bookedOn: row.credit.bookedOn, balance: row.balance, signed: row.credit.amount };
    case 'debit':
      leftOut.debits += 1;
      return { bookedOn: row.bookedOn, balance: row.balance, signed: -row.paise };
    case 'undated':
      return takeUndated(row, { credits, leftOut }, above, line);
    case 'summary':
      leftOut.summaries += 1;
      return above;
    case 'unsettled':
      leftOut.unsettled += 1;
      return above;
    case 'without-sum':
      leftOut.withoutSum += 1;
      return undefined;
    case 'text':
    case 'end':
      leftOut.texts += 1;
      return above;
    case 'blank':
    case 'problem':
      return above;
  }
}

/** Some banks print a day once. The row is of the day above where its balance follows from the one above, else left out. */
function takeUndated(
  { sum, balance, credit }: Extract<ReadRow, { kind: 'undated' }>,
  { credits, leftOut }: Pick<ReadTable, 'credits' | 'leftOut'>,
  above: Above | undefined,
  line: number,
): Above | undefined {
  const signed = sum.kind === 'credit' ? sum.paise : sum.kind === 'debit' ? -sum.paise : 0;
  const follows =
    above?.balance !== undefined &&
    balance !== undefined &&
    (above.balance + signed === balance || above.balance - above.signed === balance);
  if (!above || !follows) {
    leftOut.undated.push(line);
    return undefined;
  }
  if (sum.kind === 'credit') credits.push(tidy({ ...credit, bookedOn: above.bookedOn }));
  else leftOut.debits += 1;
  return { bookedOn: above.bookedOn, balance, signed };
}

function moveOf(row: Extract<ReadRow, { kind: 'credit' | 'debit' }>): Omit<Movement, 'line'> {
  const { kind: side, balance } = row;
  return { side, balance, paise: row.kind === 'credit' ? row.credit.amount : row.paise };
}

/** Whether a credit stands in the file already: with its payment's own number, or some number and the same balance. */
function isRepeated({ credit, balance }: Extract<ReadRow, { kind: 'credit' }>, seen: Set<string>): boolean {
  const isKnown =
    isPaymentNumber(credit.reference) ||
    (balance !== undefined && /[0-9]{9}/.test(readFigures(`${credit.reference} ${credit.narration}`)));
  if (!isKnown) return false;
  const key = JSON.stringify([credit, balance]);
  if (seen.has(key)) return true;
  seen.add(key);
  return false;
}

function tidy(credit: StatementCredit): StatementCredit {
  return {
    ...credit,
    reference: readFigures(cleanLine(credit.reference)),
    // Marks around a narration that holds others are part of the text for the parser.
    narration: cleanLine(credit.narration.replace(/^"(.*)"$/s, '$1')),
  };
}

function findProblem(
  row: ReadRow,
  cells: readonly string[],
  { headings }: StatementColumns,
): { column?: string | undefined; words: string } | undefined {
  if (row.kind === 'problem')
    return { column: row.at === undefined ? undefined : headings[row.at], words: row.words };
  if (row.kind !== 'credit' && row.kind !== 'undated') return undefined;
  if (cells.slice(headings.length).some((cell) => cell.trim() !== ''))
    return {
      words: 'the row has more cells than the headings. Is there a comma in a text without quotation marks?',
    };
  if (row.credit.narration.length > LONGEST_TEXT || row.credit.reference.length > LONGEST_TEXT)
    return {
      words: `a text has more than ${String(LONGEST_TEXT)} characters. Is a quotation mark (") open?`,
    };
  return undefined;
}

/** Only a file that is separated by semicolons, and has such an amount, has decimal commas. */
function findDecimals({ rows, delimiter }: StatementSheet): Decimals {
  return delimiter === ';' && rows.some(({ cells }) => cells.some(hasDecimalComma)) ? 'comma' : 'point';
}

/** Without a column called type in which no row names a side, but says UPI or NEFT. */
function dropOtherType(rows: readonly StatementRow[], columns: StatementColumns): StatementColumns {
  const { type } = columns;
  if (type === undefined || rows.some(({ cells }) => readSide(cells[type] ?? '') !== undefined))
    return columns;
  return { ...columns, type: undefined };
}

function hasMinus(
  rows: readonly StatementRow[],
  { amount, date }: StatementColumns,
  decimals: Decimals,
): boolean {
  if (amount === undefined) return false;
  return rows.some(({ cells }) => {
    const read = readStatementAmount(cells[amount] ?? '', decimals);
    return (
      read.kind === 'paise' &&
      read.isSigned === true &&
      read.side === 'debit' &&
      readDay(cells[date] ?? '') !== undefined
    );
  });
}

function describeTwice(field: string, headings: readonly string[]): string {
  const named = headings.map((heading) => `"${heading}"`).join(', ');
  return `more than one column may be the ${field}: ${named}. Name the right one with --column "${field}=…".`;
}
