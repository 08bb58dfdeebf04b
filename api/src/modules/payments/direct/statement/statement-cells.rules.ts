import { isCalendarDate } from '@trust/shared/contract/applications/day-in-india';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** `31/03/2026`, `31-03-26`, `31.3.2026`, `31 Mar 2026`, `31-March-26`; a time of day may follow. */
const DAY_FIRST = /^([0-9]{1,2})[/. -]([0-9]{1,2}|[a-z]{3,9})[/., -]+([0-9]{4}|[0-9]{2})(?:[ ,T].*)?$/i;
/** `2026-03-31`, `2026/3/31`. */
const YEAR_FIRST = /^([0-9]{4})[/.-]([0-9]{1,2})[/.-]([0-9]{1,2})(?:[ ,T].*)?$/i;

/** A day as Indian banks write it, as YYYY-MM-DD; the day comes before the month. Undefined for any other text. */
export function readStatementDay(cell: string): string | undefined {
  const text = cell.trim();
  const [, yearFirst, secondMonth, lastDay] = YEAR_FIRST.exec(text) ?? [];
  if (yearFirst !== undefined) return toDay(yearFirst, secondMonth, lastDay);
  const [, day, month = '', year] = DAY_FIRST.exec(text) ?? [];
  return year === undefined ? undefined : toDay(year, readMonth(month), day);
}

function readMonth(month: string): string {
  const named = MONTHS.findIndex((name) => month.toLowerCase().startsWith(name));
  return named === -1 ? month : String(named + 1);
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : undefined;
}

/** What a cell says of an amount, in paise; `side` where the cell itself says whether it is a credit or a debit. */
export type CellAmount =
  | { kind: 'none' }
  | { kind: 'unreadable' }
  | { kind: 'paise'; paise: number; side?: Side | undefined };
type Side = 'credit' | 'debit';

const AMOUNT =
  /^(?:₹|rs\.?|inr)?\s*([+-]?)\s*(?:₹|rs\.?|inr)?\s*([0-9][0-9,]*)(?:\.([0-9]{1,2})0*)?\s*(?:\(?(cr|dr)\.?\)?)?$/i;

/** Reads rupees with commas, such as `1,00,000.50`, `₹500`, `500.00 Cr` or `-250.00`; never through a fraction. */
export function readStatementAmount(cell: string): CellAmount {
  const text = cell.trim();
  if (/^[-–.]*$/.test(text)) return { kind: 'none' };
  const [, sign, rupees = '', decimals = '', mark] = AMOUNT.exec(text) ?? [];
  const digits = rupees.replaceAll(',', '');
  if (digits === '' || digits.length > 12) return { kind: 'unreadable' };
  const paise = Number(digits + decimals.padEnd(2, '0'));
  if (paise === 0) return { kind: 'none' };
  const isDebit = sign === '-' || mark?.toLowerCase() === 'dr';
  if (isDebit) return { kind: 'paise', paise, side: 'debit' };
  return { kind: 'paise', paise, ...(mark !== undefined && { side: 'credit' as const }) };
}

/** Which side a cell such as `CR`, `Dr.`, `Credit` or `D` names. */
export function readSide(cell: string): Side | undefined {
  const text = cell.trim().toLowerCase();
  if (/^(c|cr|credit|deposit)\b/.test(text)) return 'credit';
  return /^(d|dr|debit|withdrawal)\b/.test(text) ? 'debit' : undefined;
}
