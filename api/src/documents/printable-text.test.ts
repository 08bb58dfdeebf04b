import { toPrintableText } from './printable-text.ts';

test('a sign stands for each emoji, with what joins it; the joiners of Malayalam stay', () => {
  expect(toPrintableText('With love 👨‍👩‍👧 🇮🇳 👍🏽 from us ❤️')).toBe('With love ◌ ◌ ◌ from us ◌');
  expect(toPrintableText('🌼🌼')).toBe('◌◌');
  expect(toPrintableText('നായര്\u200d © 2026')).toBe('നായര്\u200d © 2026');
});

test('letters in other shapes, which the font lacks, are printed as the plain ones', () => {
  expect(toPrintableText('Ａｓｈａ　Ｋ．１２')).toBe('Asha K.12');
  expect(toPrintableText('𝓐𝓷𝓾 ½ ² № …')).toBe('Anu ½ ² № …');
});
