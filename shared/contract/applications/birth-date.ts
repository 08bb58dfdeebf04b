import { readDay } from '../typed/numbers.ts';
import { isCalendarDate } from './day-in-india.ts';

/** The greatest age of an applicant, in years. */
export const OLDEST_AGE = 120;

export type BirthDate =
  | { readonly kind: 'date'; readonly date: string }
  | { readonly kind: 'not-a-date' | 'in-future' | 'too-old' };

/** Reads a birth date, written as YYYY-MM-DD in digits of any script. `today` as YYYY-MM-DD. */
export function readBirthDate(typed: string, today: string): BirthDate {
  const date = readDay(typed);
  if (!isCalendarDate(date)) return { kind: 'not-a-date' };
  if (date > today) return { kind: 'in-future' };
  return ageOn(today, date) > OLDEST_AGE ? { kind: 'too-old' } : { kind: 'date', date };
}

/** The age in whole years on a day, both as YYYY-MM-DD. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
