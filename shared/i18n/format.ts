import { LOCALES, type Language } from '../contract/languages.ts';

const rupeeFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Whole rupees with Indian grouping: 100000 → `₹1,00,000`. The digits are the same in all languages. */
export function formatRupees(rupees: number): string {
  return `₹${rupeeFormat.format(rupees)}`;
}

const paiseFormat = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });

/** Whole paise in rupees: 50000 → `₹500`, 50050 → `₹500.50`. */
export function formatPaise(paise: number): string {
  return `₹${(paise % 100 === 0 ? rupeeFormat : paiseFormat).format(paise / 100)}`;
}

/** A count with Indian grouping: 355000 → `3,55,000`. */
export function formatNumber(value: number): string {
  return rupeeFormat.format(value);
}

/** A time in minutes, in words: `1 minute`, `5 മിനിറ്റ്`. */
export function formatMinutes(minutes: number, language: Language): string {
  const format = new Intl.NumberFormat(LOCALES[language], {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  return format.format(minutes);
}

/** A day as people write it (`20 November 2026`, `2026 നവംബർ 20`); the input is ISO 8601, read as a day in India. */
export function formatDate(iso: string, language: Language): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format(date);
}

/** A day and a time in India (`20 November 2026, 4:30 pm`); the input is ISO 8601. */
export function formatMoment(iso: string, language: Language): string {
  const time = new Intl.DateTimeFormat(LOCALES[language], { timeStyle: 'short', timeZone: 'Asia/Kolkata' });
  return `${formatDate(iso, language)}, ${time.format(new Date(iso))}`;
}

/**
 * At most `length` characters as a reader counts them (graphemes), with an ellipsis where something was cut: after a whole
 * word where that leaves the half of them, and without a full stop before it.
 */
export function truncate(text: string, length: number): string {
  const graphemes = Array.from(
    new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text),
    (s) => s.segment,
  );
  if (graphemes.length <= length) return text;
  const wordEnd = graphemes.slice(0, length + 1).findLastIndex((grapheme) => /^\s/.test(grapheme));
  const start = graphemes.slice(0, wordEnd >= length / 2 ? wordEnd : length).join('');
  return `${start.replace(/[\s\p{P}]+$/u, '')}…`;
}
