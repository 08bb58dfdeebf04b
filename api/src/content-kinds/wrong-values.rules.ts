import { readSerialDay } from '../tables/day.rules.ts';

/** What a date must be; of one that a spreadsheet wrote as its own count of days, also which day that is. */
export function describeWrongDay(value: unknown): string {
  const day = typeof value === 'string' ? readSerialDay(value) : undefined;
  const expected = 'must be a date like 2026-11-21';
  return day === undefined
    ? expected
    : `${expected}; as a spreadsheet counts days this is ${day}: write it so if that is right`;
}

/** What a sum must be, and what is wrong with a comma or a fraction. */
export function describeWrongRupees(value: unknown): string {
  const expected = 'must be whole rupees like 450000 or 4,50,000, at most 1,00,00,00,000';
  if (typeof value !== 'string') return expected;
  if (value.includes(',')) return `${expected}; the commas of this sum could mean another one`;
  return /[0-9]\.[0-9]/.test(value) ? `${expected}; paise are left out` : expected;
}
