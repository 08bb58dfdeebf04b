const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The letters of a text as a reader counts them. */
export function countLetters(text: string): number {
  return Array.from(letters.segment(text)).length;
}
