/** Far more code units than any letter of a living script has; what is over is not read as letters. */
const MOST_UNITS_OF_A_LETTER = 12;

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Whether a text has more than `max` letters as a reader counts them (grapheme clusters). */
export function isLongerThan(text: string, max: number): boolean {
  if (text.length <= max) return false;
  if (text.length > max * MOST_UNITS_OF_A_LETTER) return true;
  return Array.from(letters.segment(text)).length > max;
}

/**
 * What was typed, in the composed form (NFC) and trimmed. Without control characters, which no database or paper takes,
 * and without those that turn the direction of writing. Joiners stay: Malayalam needs them.
 */
export function cleanLines(typed: string): string {
  const text = typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?!\n)[\p{Cc}\p{Cs}\p{Bidi_Control}]+/gu, ' ')
    .trim();
  return /[^\s\p{Cf}]/u.test(text) ? text : '';
}

/** The same on one line. */
export function cleanLine(typed: string): string {
  return cleanLines(typed).replaceAll(/\s+/g, ' ');
}

/** Whether a text says that there is nothing to answer: NIL in any case, or ഇല്ല. */
export function isNil(text: string): boolean {
  return /^(nil|ഇല്ല)\.?$/i.test(text.replaceAll(/\p{Cf}/gu, ''));
}
