const INDIAN_DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/** The day in India, YYYY-MM-DD. */
export function dayInIndia(moment: Date): string {
  return INDIAN_DAY.format(moment);
}

/** Whether a text is a day that exists, YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
