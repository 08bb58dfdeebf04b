import { readNumber } from '../typed/figures.ts';

// Verhoeff's scheme, by which the last figure of an Aadhaar number is worked out: it finds every single wrong figure and
// every two neighbours that changed places.
const PRODUCTS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const PERMUTATIONS = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
];

/**
 * The 12 digits of an Aadhaar number, written with spaces, hyphens or digits of any script; undefined for any other text.
 * None begins with 0 or 1, and the last digit fits the others.
 */
export function readAadhaar(typed: string): string | undefined {
  const digits = readNumber(typed);
  return /^[2-9][0-9]{11}$/.test(digits) && hasCheckDigit(digits) ? digits : undefined;
}

function hasCheckDigit(digits: string): boolean {
  const checksum = Array.from(digits)
    .reverse()
    .reduce((sum, digit, index) => PRODUCTS[sum]?.[PERMUTATIONS[index % 8]?.[Number(digit)] ?? 0] ?? 0, 0);
  return checksum === 0;
}

/** How an Aadhaar number is shown everywhere: by its last four digits. */
export function maskAadhaar(lastFour: string): string {
  return `XXXX XXXX ${lastFour}`;
}
