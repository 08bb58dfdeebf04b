/** @jest-environment node */
import { countLetters, isLongerThan } from './count-letters.ts';

const TEXTS = ['കുട്ടികൾ', 'ശ്രീ', 'ക്ഷമ', 'Asha', 'a\u0301', '👨‍👩‍👧', '', 'നന്ദി 🙏🏽'];

test.each(TEXTS)('«%s» has as many letters as Unicode’s rules give it', (text) => {
  const divided = Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text));
  expect(countLetters(text)).toBe(divided.length);
});

test.each([
  ['aaa', 3, false],
  ['aaaa', 3, true],
  ['കുകുകു', 3, false],
  ['കുകുകുകു', 3, true],
  [`a${'\u0301'.repeat(11)}`, 1, false],
  [`a${'\u0301'.repeat(12)}`, 1, true],
  ['', 0, false],
])('«%s» has more than %i letters: %s', (text, max, is) => {
  expect(isLongerThan(text, max)).toBe(is);
});
