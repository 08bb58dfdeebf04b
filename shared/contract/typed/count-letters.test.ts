/** @jest-environment node */
import { countLetters } from './count-letters.ts';

const TEXTS = ['കുട്ടികൾ', 'ശ്രീ', 'ക്ഷമ', 'Asha', 'a\u0301', '👨‍👩‍👧', '', 'നന്ദി 🙏🏽'];

test.each(TEXTS)('«%s» has as many letters as Unicode’s rules give it', (text) => {
  const divided = Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text));
  expect(countLetters(text)).toBe(divided.length);
});
