import { readDigits, readFigures } from './figures.ts';

const CODE_POINTS = Array.from({ length: 0x20000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));
const hex = (sign: string) => sign.codePointAt(0)?.toString(16);

test('every decimal digit of every script is read as the digit it is, and nothing else as a digit', () => {
  const wrong = CODE_POINTS.filter((sign) => {
    const read = readFigures(`a${sign}a`).slice(1, -1);
    return /\p{Nd}/u.test(sign) ? !/^[0-9]$/.test(read) : /[0-9]/.test(read);
  });
  expect(wrong.map(hex)).toEqual([]);
});

test('the digits of every script count from 0 to 9', () => {
  const read = CODE_POINTS.filter((sign) => /\p{Nd}/u.test(sign)).map(readFigures);
  expect(read.join('')).toBe('0123456789'.repeat(read.length / 10));
});

test('what was read is read again as it is', () => {
  expect(CODE_POINTS.filter((sign) => readFigures(readFigures(sign)) !== readFigures(sign)).map(hex)).toEqual(
    [],
  );
});

test.each([
  ['Malayalam', '൯൮൪൭൦', '98470'],
  ['Arabic', '٩٨٤٧٠', '98470'],
  ['Persian', '۹۸۴۷۰', '98470'],
  ['Devanagari', '९८४७०', '98470'],
  ['Tamil', '௯௮௪௭௦', '98470'],
  ['full-width', '９８４７０', '98470'],
  ['mathematical', '𝟗𝟖𝟒𝟕𝟎', '98470'],
  ['a zero width space', '98\u200b470', '98470'],
  ['what turns the direction of writing', '\u202a98470\u202c', '98470'],
  ['a soft hyphen and a joiner', '98\u00ad4\u200d70', '98470'],
  ['variation selectors', '9\ufe0d8\ufe0f470', '98470'],
  ['a no-break space', '98\u00a0470', '98 470'],
  ['full-width letters', 'ＡＢＣＰＥ', 'ABCPE'],
  ['small figures that mean something else', '5²', '5²'],
  ['a fraction', '5½', '5½'],
])('%s are read as plain figures', (_what, typed, read) => {
  expect(readFigures(typed)).toBe(read);
});

test.each([
  ['98470.00001', '9847000001'],
  ['98470\u00a000001', '9847000001'],
  ['98470\u201100001', '9847000001'],
  ['(0483) 270-0001', '04832700001'],
  ['0483/2700001', '04832700001'],
  ['six 7', 'six7'],
])('“%s” without the signs between is “%s”', (typed, digits) => {
  expect(readDigits(typed)).toBe(digits);
});
