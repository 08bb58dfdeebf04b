const INDIA = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Kolkata',
  year: 'numeric',
  month: 'numeric',
});

function readIndianDate(moment: Date): { year: number; month: number } {
  const part = (type: 'year' | 'month') =>
    Number(INDIA.formatToParts(moment).find((found) => found.type === type)?.value);
  return { year: part('year'), month: part('month') };
}

export function yearInIndia(moment: Date): number {
  return readIndianDate(moment).year;
}

/** India's financial year, April to March, as it is written: `2025-26`. */
export function financialYear(moment: Date): string {
  const { year, month } = readIndianDate(moment);
  const begins = month >= 4 ? year : year - 1;
  return `${begins}-${String((begins + 1) % 100).padStart(2, '0')}`;
}
