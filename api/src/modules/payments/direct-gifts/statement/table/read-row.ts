import { readDay, readSerialDay } from '../../../../../tables/day.rules.ts';
import { looksLikeDay } from '../cells/day.rules.ts';
import { isShortened } from '../cells/shortened.rules.ts';
import { readStatementAmount } from '../cells/amount.rules.ts';
import { isRupees, readStatus } from '../cells/status.rules.ts';
import { readSum, type RowSum, type TableRow } from './row-sum.rules.ts';

/** A credit as a statement has it: `bookedOn` YYYY-MM-DD, `amount` in paise. */
export type StatementCredit = { bookedOn: string; amount: number; reference: string; narration: string };

/** What a row of a statement is. `at` is the column of a problem. */
export type ReadRow =
  | { kind: 'credit'; credit: StatementCredit; balance: number | undefined }
  | { kind: 'debit'; bookedOn: string; paise: number; balance: number | undefined }
  | { kind: 'summary' | 'without-sum' | 'unsettled' | 'text' | 'blank' | 'end' }
  /** A sum, and neither a day nor the words of a summary. */
  | { kind: 'undated'; sum: RowSum; balance: number | undefined; credit: StatementCredit }
  | { kind: 'problem'; at: number | undefined; words: string };

export type RowContext = {
  /** YYYY-MM-DD: nothing was booked later. */
  readonly today: string;
  readonly isWorkbook: boolean;
  /** Other rows than the table's have begun. */
  readonly hasEnded: boolean;
};

const RULE = /^[*\-–—=_.~+|\s]*$/;
/** How the rows begin that banks put above, between and below those of a table. */
const SUMMARY =
  /^\W*(?:(?:grand|page|sub|net|statement|transaction|cumulative|running|account|period)\W*)*(?:totals?|summary|balance|opening|closing|brought|carried|b\W?f|c\W?f|(?:dr|cr|debit|credit)\W*count)(?![\p{L}\p{N}])/iu;
/** The narration of a row with a day that is no payment: a balance, also of another day, or a total. */
const BALANCE =
  /^\W*(?:(?:opening|closing)\W*(?:balance|bal)?|(?:op|cl|ledger|available|account)?\W*(?:balance|bal)|b\W?f|c\W?f|(?:brought|carried)\W*forward)(?:\W|\d|b\W?f\b|c\W?f\b|brought|carried|forward|fwd|as|on|at|of|inr|rs|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)*$/i;
const TOTAL =
  /^\W*(?:grand|page|sub|net)?\W*totals?(?:\W|\d|of|no|number|count|credits?|debits?|deposits?|withdrawals?|transactions?|amounts?|inr|rs)*$/i;
const END = /^\W*(?:statement summary|summary|end of (?:the )?statement|legends?)(?![\p{L}\p{N}])/iu;

/** Says what a row of a table is, by its day and its sum. */
export function readRow(row: TableRow, context: RowContext): ReadRow {
  const { columns } = row;
  const cellOf = (at: number | undefined) => (at === undefined ? '' : (row.cells[at] ?? ''));
  if (row.cells.every((cell) => RULE.test(cell))) return { kind: 'blank' };
  const dateAt = findDate(row);
  const dateCell = cellOf(dateAt);
  const bookedOn = readDay(dateCell) ?? (context.isWorkbook ? readSerialDay(dateCell) : undefined);
  const sum = readSum(row);
  const balance = readBalance(row);
  const reference = columns.references.map(cellOf).find((cell) => !RULE.test(cell)) ?? '';
  const narration = columns.narrations
    .map(cellOf)
    .filter((cell) => !RULE.test(cell))
    .join(' ');
  const credit = {
    bookedOn: bookedOn ?? '',
    amount: sum.kind === 'credit' ? sum.paise : 0,
    reference,
    narration,
  };
  if (bookedOn === undefined) {
    if (looksLikeDay(dateCell)) return { kind: 'problem', at: dateAt, words: `"${dateCell}" is no date.` };
    return readUndated();
  }
  const shortened = [
    dateAt,
    ...columns.narrations,
    ...columns.references,
    columns.credit,
    columns.debit,
    columns.amount,
  ].find((at) => isShortened(cellOf(at)));
  if (shortened !== undefined)
    return { kind: 'problem', at: shortened, words: describeShortened(cellOf(shortened)) };
  if (sum.kind === 'problem') return sum;
  if (sum.kind === 'none') return { kind: 'without-sum' };
  if (/^[0\W]*$/.test(reference) && (BALANCE.test(narration) || TOTAL.test(narration)))
    return { kind: 'summary' };
  if (sum.kind === 'both')
    return { kind: 'problem', at: columns.debit, words: 'the row has a debit and a credit.' };
  if (context.hasEnded)
    return {
      kind: 'problem',
      at: undefined,
      words: 'the row has a day and a sum, but stands below the end of the table.',
    };
  if (bookedOn > context.today)
    return { kind: 'problem', at: dateAt, words: `${bookedOn} has not come yet.` };
  if (Number(bookedOn.slice(0, 4)) < Number(context.today.slice(0, 4)) - 10)
    return {
      kind: 'problem',
      at: dateAt,
      words: `"${dateCell}" is more than ten years ago, read as ${bookedOn}.`,
    };
  const status = readStatus(cellOf(columns.status));
  if (status === 'unsettled') return { kind: 'unsettled' };
  if (status === undefined)
    return {
      kind: 'problem',
      at: columns.status,
      words: `"${cellOf(columns.status)}" says neither that the payment was made nor that it failed.`,
    };
  if (!isRupees(cellOf(columns.currency)))
    return { kind: 'problem', at: columns.currency, words: `"${cellOf(columns.currency)}" is not rupees.` };
  if (sum.kind === 'debit') return { kind: 'debit', bookedOn, paise: sum.paise, balance };
  return { kind: 'credit', credit, balance };

  function readUndated(): ReadRow {
    const first = row.cells.find((cell) => cell !== '') ?? '';
    if (END.test(first)) return { kind: 'end' };
    const isSummary = [first, dateCell, narration].some((cell) => SUMMARY.test(cell));
    // Words where the money should be are the headings of another table.
    if (sum.kind === 'problem') {
      const isRow = dateCell === '' && /[0-9]/.test(cellOf(sum.at)) && reference + narration !== '';
      if (isRow && !isSummary && !context.hasEnded) return sum;
      return { kind: isSummary ? 'end' : 'text' };
    }
    if (sum.kind === 'none') return { kind: isSummary ? 'summary' : 'text' };
    if (isSummary || sum.kind === 'both' || context.hasEnded) return { kind: 'summary' };
    if (reference === '' && narration === '') return { kind: 'summary' };
    if (isShortened(dateCell)) return { kind: 'problem', at: dateAt, words: describeShortened(dateCell) };
    if (dateCell !== '') return { kind: 'problem', at: dateAt, words: `"${dateCell}" is no date.` };
    return { kind: 'undated', sum, balance, credit };
  }
}

/** The column of a row's day. */
function findDate({ cells, columns }: TableRow): number {
  const isEmpty = RULE.test(cells[columns.date] ?? '');
  const other = isEmpty ? columns.otherDates.find((at) => readDay(cells[at] ?? '')) : undefined;
  return other ?? columns.date;
}

function describeShortened(cell: string): string {
  return `the number ${cell} was shortened by a spreadsheet, and its last figures are lost. Import the bank’s own file, without opening and saving it in a spreadsheet before.`;
}

/** In paise, below zero where the account is overdrawn. */
function readBalance({ cells, columns, decimals }: TableRow): number | undefined {
  if (columns.balance === undefined) return undefined;
  const balance = readStatementAmount(cells[columns.balance] ?? '', decimals);
  if (balance.kind !== 'paise') return undefined;
  return balance.side === 'debit' ? -balance.paise : balance.paise;
}
