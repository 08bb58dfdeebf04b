import { LOCALES, type Language } from '../contract/languages.ts';

// What first views show is formatted without `Intl`, the first use of which takes a slow phone 100 ms and more: see
// docs/decisions/070-amounts-and-dates-without-intl.md.

/** Whole rupees with Indian grouping: 100000 → `₹1,00,000`. The digits are the same in all languages. */
export function formatRupees(rupees: number): string {
  return `₹${formatNumber(rupees)}`;
}

/** Whole paise in rupees: 50000 → `₹500`, 50050 → `₹500.50`. */
export function formatPaise(paise: number): string {
  const size = Math.abs(paise);
  const rest = size % 100;
  const rupees = formatNumber(Math.trunc(size / 100));
  return `₹${paise < 0 ? '-' : ''}${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** A count, rounded, with Indian grouping: 355000 → `3,55,000`. */
export function formatNumber(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
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
