/** @jest-environment node */
import { LETTER } from './letters.ts';

const TEXTS = ['കുട്ടികൾ', 'ശ്രീ', 'ക്ഷമ', 'Asha', 'a\u0301', '👨‍👩‍👧', '', 'നന്ദി 🙏🏽'];

test.each(TEXTS)('«%s» has as many letters where the browser cannot divide texts', (text) => {
  const divided = Array.from(new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(text));
  expect(text.match(LETTER) ?? []).toHaveLength(divided.length);
});

test('letters are counted without Intl.Segmenter', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    jest.isolateModules(() => {
      const { countLetters } = jest.requireActual<typeof import('./count-letters.ts')>('./count-letters.ts');
      expect(countLetters('കുട്ടികൾ')).toBe(4);
    });
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});
