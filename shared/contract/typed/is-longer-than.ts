/** Far more code units than any letter of a living script has; what is over is not read as letters. */
const MOST_UNITS_OF_A_LETTER = 12;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Whether a text has more than `max` letters as a reader counts them (grapheme clusters). */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  if (text.length > max * MOST_UNITS_OF_A_LETTER) return true;
  return Array.from(letters.segment(text)).length > max;
}
