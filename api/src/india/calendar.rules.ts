const INDIA = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'numeric',
});

function readIndianDate(moment: Date): { year: number; month: number } {
  const numberOf = (type: 'year' | 'month') =>
    Number(INDIA.formatToParts(moment).find((found) => found.type === type)?.value);
  return { year: numberOf('year'), month: numberOf('month') };
}

export function yearInIndia(moment: Date): number {
  return readIndianDate(moment).year;
}

/** The calendar year in which the financial year of a moment began: India's lasts from April to March. */
function findFirstYear(moment: Date): number {
  const { year, month } = readIndianDate(moment);
  return month >= 4 ? year : year - 1;
}

/** When the financial year began that lies `years` before that of a moment. */
export function beginningOfFinancialYear(moment: Date, years: number): Date {
  return new Date(`${findFirstYear(moment) - years}-04-01T00:00:00+05:30`);
}

/** India's financial year, April to March, as it is written: `2025-26`. */
export function financialYear(moment: Date): string {
  const begins = findFirstYear(moment);
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`;
}

/** The moment so many months before, at the same time of day (UTC); where that month has no such day, on its last one. */
export function monthsBefore(moment: Date, months: number): Date {
  const before = new Date(moment);
  before.setUTCMonth(before.getUTCMonth() - months);
  if (before.getUTCDate() !== moment.getUTCDate()) before.setUTCDate(0);
  return before;
}
