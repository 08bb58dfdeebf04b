import { LOCALES, type Language } from '../contract/languages.ts';
import { dateTexts } from './dates.texts.ts';
import { fill } from './fill.ts';

/** India's time is ahead of UTC by this, all year round. */
const INDIA_MS = 5.5 * 3_600_000;

/** A day as people write it (`20 November 2026`, `2026 നവംബർ 20`); the input is ISO 8601, read as a day in India. */
export function formatDate(iso: string, language: Language): string {
  const day = new Date(Date.parse(iso) + INDIA_MS);
  if (Number.isNaN(day.getTime())) return iso;
  const { months, day: pattern } = dateTexts[language];
  return fill(pattern, {
    day: day.getUTCDate(),
    month: months[day.getUTCMonth()] ?? '',
    year: day.getUTCFullYear(),
  });
}

/** A day and a time in India (`20 November 2026, 4:30 pm`); the input is ISO 8601. */
export function formatMoment(iso: string, language: Language): string {
  const time = new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return `${formatDate(iso, language)}, ${time.format(new Date(iso))}`;
}
