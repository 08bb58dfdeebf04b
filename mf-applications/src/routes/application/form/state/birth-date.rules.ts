/** A day, a month and a year as typed. */
export interface TypedBirthDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Day, month and year of a birth date in the form: `1971-2-28`, also unfinished as `1971--`. */
export function splitBirthDate(typed: string): TypedBirthDate {
  const [year = '', month = '', ...day] = typed.split('-');
  return { year, month, day: day.join('-') };
}

/** The birth date as it is stored while it is typed. */
export function writeBirthDate({ year, month, day }: TypedBirthDate): string {
  return `${year}-${month}-${day}`;
}

/** The date as the rules read it, YYYY-MM-DD; '' where nothing was typed. */
export function joinBirthDate(typed: TypedBirthDate): string {
  const year = typed.year.trim();
  const month = typed.month.trim();
  const day = typed.day.trim();
  if (!year && !month && !day) return '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
