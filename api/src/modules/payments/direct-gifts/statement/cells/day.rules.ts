import { isCalendarDate } from '@trust/shared/contract/applications/day-in-india';
import { readFigureCell } from '../../../../../tables/cell-text.rules.ts';

/** A day in figures with the year last, read with the month first. Undefined for any other text. */
export function readMonthFirst(cell: string): string | undefined {
  const [, month = '', day = '', year = ''] =
    /^([0-9]{1,2}) ?[/. -] ?([0-9]{1,2}) ?[/. -] ?([0-9]{4}|[0-9]{2})(?![0-9])/.exec(readFigureCell(cell)) ??
    [];
  const text = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(text) ? text : undefined;
}

/** Whether somebody meant a day, although it may be none, such as `31/13/2026`. */
export function looksLikeDay(cell: string): boolean {
  return /^\D{0,3}[0-9]{1,4} ?[/. -]{1,2} ?(?:[0-9]{1,2}|[a-z]{3,9}) ?[/., -]{1,2} ?[0-9]{1,4}(?![0-9])/i.test(
    readFigureCell(cell),
  );
}
