import { DAY_MS } from '@trust/shared/contract/values/durations';
import { isCalendarDate } from '@trust/shared/contract/applications/day-in-india';
import { readFigureCell } from './cell-text.rules.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** A time of day, or a second day in brackets, may follow. */
const REST = '(?:[ ,T(].*)?$';
const YEAR = '([0-9]{4}|[0-9]{2})';
/** `31/03/2026`, `31-03-26`, `31.3.2026`. */
const DAY_FIRST = new RegExp(`^([0-9]{1,2}) ?[/. -] ?([0-9]{1,2}) ?[/. -] ?${YEAR}${REST}`, 's');
/** `31 Mar 2026`, `31-March-26`, `31Mar2026`, `31 Mar, 2026`. */
const NAMED = new RegExp(`^([0-9]{1,2})[/. -]{0,2}([a-z]{3,9})[/., -]{0,2}${YEAR}${REST}`, 'is');
/** `June 30, 2026`. */
const NAMED_FIRST = new RegExp(`^([a-z]{3,9})[. -]{0,2}([0-9]{1,2})[, -]{1,2}([0-9]{4})${REST}`, 'is');
/** `2026-03-31`, `2026/3/31`. */
const YEAR_FIRST = new RegExp(`^([0-9]{4})[/.-]([0-9]{1,2})[/.-]([0-9]{1,2})${REST}`, 's');
const FIGURES = /^((?:19|20)[0-9]{2})([0-9]{2})([0-9]{2})$/;

/** A day as people and banks in India write it, as YYYY-MM-DD; the day comes before the month. Undefined for any other text. */
export function readDay(cell: string): string | undefined {
  const text = readFigureCell(cell);
  const yearFirst = YEAR_FIRST.exec(text) ?? FIGURES.exec(text);
  if (yearFirst) return toDay(yearFirst[1], yearFirst[2], yearFirst[3]);
  const named = NAMED.exec(text);
  if (named) return toDay(named[3], readMonth(named[2]), named[1]);
  const namedFirst = NAMED_FIRST.exec(text);
  if (namedFirst) return toDay(namedFirst[3], readMonth(namedFirst[1]), namedFirst[2]);
  const [, day, month, year] = DAY_FIRST.exec(text) ?? [];
  return toDay(year, month, day);
}

const SERIAL_1970 = 25_569;

/** A day as a spreadsheet counts it, with a time of day behind the point: 46112 is 2026-03-31. */
export function readSerialDay(cell: string): string | undefined {
  const [, days] = /^([2-7][0-9]{4})(?:\.[0-9]+)?$/.exec(cell.trim()) ?? [];
  return days === undefined
    ? undefined
    : new Date((Number(days) - SERIAL_1970) * DAY_MS).toISOString().slice(0, 10);
}

function readMonth(month = ''): string {
  return String(MONTHS.findIndex((name) => name.startsWith(month.toLowerCase())) + 1);
}

function toDay(year = '', month = '', day = ''): string | undefined {
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : undefined;
}
