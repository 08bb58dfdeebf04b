import { readFigureCell } from '../../../../../tables/cell-text.rules.ts';
import { readDay } from '../../../../../tables/day.rules.ts';
import { readMonthFirst } from '../cells/day.rules.ts';

type DayCell = { line: number; cell: string };
type Problem = { line: number; words: string };

const MONTH_FIRST =
  'the days of the file go up and down when read day first, and in order when read month first. Import the bank’s own file, or write the days as 2026-11-02.';
const EXCHANGED =
  'a spreadsheet has exchanged day and month here, as it does where it is set to the United States. Import the bank’s own file.';

/** The first day of a file in which day and month may have been exchanged; undefined where nothing speaks for it. */
export function findExchangedDays(days: readonly DayCell[], isWorkbook: boolean): Problem | undefined {
  return findMonthFirst(days) ?? (isWorkbook ? findHalfConverted(days) : undefined);
}

/** A statement goes through time in one direction. */
function findMonthFirst(days: readonly DayCell[]): Problem | undefined {
  if (isOrdered(days.map(({ cell }) => readDay(cell)))) return undefined;
  const monthFirst = days.map(({ cell }) => readMonthFirst(cell));
  const [first] = days;
  return first && isOrdered(monthFirst) ? { line: first.line, words: MONTH_FIRST } : undefined;
}

function isOrdered(days: readonly (string | undefined)[]): boolean {
  const known = days.filter((day) => day !== undefined);
  if (known.length < days.length) return false;
  const isBefore = (day: string, index: number) => day > (known[index + 1] ?? day);
  return !known.some(isBefore) || !known.toReversed().some(isBefore);
}

/**
 * A spreadsheet that takes 02/11/2026 for 11 February leaves 13/11/2026 a text: then no stored day is later in its month
 * than the twelfth, and no text is earlier.
 */
function findHalfConverted(days: readonly DayCell[]): Problem | undefined {
  const stored = days.filter(({ cell }) => /^\d{4}-\d{2}-\d{2}$/.test(cell));
  const written = days.filter(({ cell }) => readMonthFirst(cell) ?? isLate(cell));
  const [first] = stored;
  if (!first || written.length === 0) return undefined;
  const isExchanged =
    stored.every(({ cell }) => Number(cell.slice(8)) <= 12) && written.every(({ cell }) => isLate(cell));
  return isExchanged ? { line: first.line, words: EXCHANGED } : undefined;
}

/** Whether a day in figures, with the year last, is after the twelfth. */
function isLate(cell: string): boolean {
  return Number(/^([0-9]{1,2}) ?[/.-]/.exec(readFigureCell(cell))?.[1] ?? 0) > 12;
}
