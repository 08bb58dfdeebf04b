import { readDay, readLastFour, readPan, readPinCode } from './numbers.ts';

test.each([
  'ABCPE1234F',
  'abcpe1234f',
  'ABCPE 1234 F',
  'ABCPE-1234-F',
  'ABCPE1234F\u200b',
  'ＡＢＣＰＥ１２３４Ｆ',
  'PAN: ABCPE1234F',
  'PAN No. abcpe 1234 f',
  'abcpe൧൨൩൪f',
])('“%s” is the PAN ABCPE1234F', (typed) => {
  expect(readPan(typed)).toBe('ABCPE1234F');
});

test('a PAN that begins as its label does is a PAN', () => {
  expect(readPan('PANPE 1234 F')).toBe('PANPE1234F');
  expect(readPan('PAN PE1234F')).toBe('PANPE1234F');
});

test.each([
  '676505',
  '676 505',
  '676-505',
  '676.505',
  '٦٧٦٥٠٥',
  '६७६५०५',
  '൬൭൬൫൦൫',
  '676\u200b505',
  '６７６５０５',
  'PIN: 676505',
  'Pin code 676505',
  'പിന്‍കോഡ്: 676505',
  'Ponnani P.O., 676505.',
  'Kerala - 676505',
  '676505.0',
])('“%s” is the PIN code 676505', (typed) => {
  expect(readPinCode(typed)).toBe('676505');
});

test.each(['', '67650', '6765050', '076505', '67650⁵', 'six'])('“%s” is no PIN code', (typed) => {
  expect(readPinCode(typed)).toBeUndefined();
});

test.each([
  '2026-03-01',
  '2026/03/01',
  '2026.03.01',
  '2026 03 01',
  '٢٠٢٦-٠٣-٠١',
  '൨൦൨൬-൦൩-൦൧',
  '2026\u201103\u201101',
  '\u200e2026-03-01',
])('“%s” is 1 March 2026', (typed) => {
  expect(readDay(typed)).toBe('2026-03-01');
});

test.each(['01/03/2026', '2026-3-1', 'today', ''])(
  '“%s” stays as it is: which day it is, is not guessed',
  (typed) => {
    expect(readDay(typed)).toBe(typed);
  },
);

test.each([
  ['+91 98460 12345', '2345'],
  ['൯൮൪൬൦ ൧൨൩൪൫', '2345'],
  ['٢٣٤٥', '2345'],
  ['2\u200b345', '2345'],
  ['２３４５', '2345'],
  ['ends with 23-45.', '2345'],
  ['123', ''],
])('the last four figures of %s are “%s”', (phone, figures) => {
  expect(readLastFour(phone)).toBe(figures);
});
