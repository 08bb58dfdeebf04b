import { readFigureCell, unwrapCell, unwrapWords } from './cell-text.rules.ts';

test.each([
  [' 0012 ', '0012'],
  ["'0012", '0012'],
  ["' 0012", '0012'],
  ["00'12", "00'12"],
  ['="0012"', '0012'],
  [' =" 0012 " ', '0012'],
  ['="a ""b"" c ""d"""', 'a "b" c "d"'],
  ['x="0012"', 'x="0012"'],
  ['="0012"x', '="0012"x'],
  ['\u200b0012\u00a0', '0012'],
])('the cell “%s” is “%s”', (cell, text) => {
  expect(unwrapCell(cell)).toBe(text);
});

test.each([
  ["'tis a gift ", "'tis a gift "],
  [' ="a gift" ', 'a gift'],
])('the words “%s” are “%s”', (cell, words) => {
  expect(unwrapWords(cell)).toBe(words);
});

test('figures of any script are read', () => {
  expect(readFigureCell("'൦൦൧൨")).toBe('0012');
});
