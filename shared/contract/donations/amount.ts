import { readFigures } from '../typed/figures.ts';
import { splitRupees } from '../typed/rupees.ts';

/** Whole hundredths of a rupee. Every amount of money has this type, from the form to the ledger. */
export type Paise = number & { readonly [unit]: 'paise' };
declare const unit: unique symbol;

/** Whether a value is an amount of money: a whole number of paise, at least 0. */
export function isPaise(value: unknown): value is Paise {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** The least and the most that one donation may be, in paise; a server may be told to allow less. */
export const SMALLEST_DONATION = 100;
export const LARGEST_DONATION = 1_00_00_000_00;

/** What a donor's amount comes to. `missing`: nothing, or less than a rupee; `unreadable`: other words, or more than two decimals. */
export type Amount =
  | { readonly kind: 'paise'; readonly paise: Paise }
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'too-large' };

/** Letters or figures that no minus stands before. */
const WORDS = /^[^\p{Pd}\u2212]*[\p{L}\p{N}]/u;

/**
 * Parses rupees as typed (`500`, `1,00,000.50`, `Rs. 500/-`, `൫൦൦`) into whole paise, never through a fraction. `most`
 * in paise.
 */
export function parseRupees(typed: string, most: number = LARGEST_DONATION): Amount {
  const written = splitRupees(typed);
  if (!written) return { kind: WORDS.test(typed) ? 'unreadable' : 'missing' };
  const rupees = written.rupees.replace(/^0+/, '');
  if (written.decimals.length > 2) return { kind: 'unreadable' };
  if (rupees.length > 9) return { kind: 'too-large' };
  return boundAmount(Number(rupees + written.decimals.padEnd(2, '0')), most);
}

/** Parses whole paise as a call gives them: a number, or figures of any script. `most` in paise. */
export function parsePaise(given: unknown, most: number = LARGEST_DONATION): Amount {
  if (typeof given !== 'string') return boundAmount(given, most);
  const digits = readFigures(given);
  return boundAmount(/^[0-9]{1,15}$/.test(digits) ? Number(digits) : undefined, most);
}

function boundAmount(value: unknown, most: number): Amount {
  if (!isPaise(value) || value < SMALLEST_DONATION) return { kind: 'missing' };
  return value > most ? { kind: 'too-large' } : { kind: 'paise', paise: value };
}
