import { lettersOf, removePictographs } from './pictographs.ts';

test('a text loses its emoji with what joins them, and keeps the joiners of Malayalam', () => {
  expect(lettersOf('With love 👨‍👩‍👧 🇮🇳 from us ❤️')).toBe('With love from us');
  expect(lettersOf('നായര്\u200d © 2026')).toBe('നായര്\u200d © 2026');
});

test('letters in other shapes, which the fonts lack, are printed as the plain ones', () => {
  expect(lettersOf('Ａｓｈａ　Ｋ．１２')).toBe('Asha K.12');
  expect(lettersOf('𝓐𝓷𝓾 ½ ² № …')).toBe('Anu ½ ² № …');
});

test('a line of emoji alone has no letters; what has to say something stays', () => {
  expect(lettersOf('🌼🌼')).toBe('');
  expect(removePictographs('🌼🌼')).toBe('🌼🌼');
});
