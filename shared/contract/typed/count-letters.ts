import { LETTER } from './letters.ts';

/** Far more code units than any letter of a living script has; what is over is not read as letters. */
const MOST_UNITS_OF_A_LETTER = 12;

/** The letters of a text as a reader counts them. By a pattern: `Intl.Segmenter` takes seconds for a long text. */
export function countLetters(text: string): number {
  return text.match(LETTER)?.length ?? 0;
}

/** Whether a text has more than `max` letters. */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  if (text.length > max * MOST_UNITS_OF_A_LETTER) return true;
  return countLetters(text) > max;
}
