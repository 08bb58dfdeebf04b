const INDIAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/** The day in India, YYYY-MM-DD. */
export function dayInIndia(moment: Date): string {
  return INDIAN_DAY.format(moment);
}
