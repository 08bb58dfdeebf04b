import { readContentId } from './content-id.ts';

test.each([
  ['1076', '1076'],
  ['1076.', '1076'],
  ['൧൦൭൬', '1076'],
  ['١٠٧٦', '1076'],
  ['１０７６', '1076'],
  ['10\u200b76', '1076'],
  ['\u202a1076\u202c', '1076'],
  ['1076\ufe0f', '1076'],
  ['(1076)', '1076'],
  ['[൧൦൭൬].', '1076'],
  ['“1076”,', '1076'],
  ['#1076', '1076'],
  [' 1076 ', '1076'],
  ['home.', 'home'],
  ['(bmz)', 'bmz'],
  ['', ''],
  ['().', ''],
])('%j names the entry %j', (typed, id) => {
  expect(readContentId(typed)).toBe(id);
});

test.each(['10,76', '1076/2', '-1076', '10 76', '1076a', '१०.७६', '²'])(
  '%j names no other entry',
  (typed) => {
    expect(readContentId(typed)).not.toMatch(/^[0-9]+$/);
  },
);

test.each(['.', ' ', ')'])('a text with a million of %j in it is read too', (sign) => {
  const text = `1${sign.repeat(1_000_000)}x`;
  expect(readContentId(`(${text}).`)).toBe(text);
});
