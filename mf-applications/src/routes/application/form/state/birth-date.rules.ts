/** A day, a month and a year as typed. */
export interface TypedBirthDate {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** The parts of a birth date in the form: `1971-2-28`, also unfinished as `1971--`. */
export function splitBirthDate(typed: string): TypedBirthDate {
  const [year = '', month = '', ...day] = typed.split('-');
  return { year, month, day: day.join('-') };
}

/** The parts as they are stored while they are typed. */
export function writeBirthDate({ year, month, day }: TypedBirthDate): string {
  return `${year}-${month}-${day}`;
}

/** The date as the rules read it, YYYY-MM-DD; '' where nothing was typed. */
export function joinBirthDate(parts: TypedBirthDate): string {
  const year = parts.year.trim();
  const month = parts.month.trim();
  const day = parts.day.trim();
  if (!year && !month && !day) return '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
