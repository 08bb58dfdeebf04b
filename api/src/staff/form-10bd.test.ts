import { parse } from 'csv-parse/sync';
import { formatCsv } from './format-csv.rules.ts';

test.each([
  '=1+1',
  '+91 98',
  '-2',
  '@SUM(A1)',
  ' =1',
  '\t=1',
  '\r=1',
  '|calc',
  '%0A',
  '＝1',
  '＋1',
  '－1',
  '＠SUM(A1)',
])('a spreadsheet shows %j as text', (name) => {
  const [[cell]] = parse(formatCsv([[name]]), { bom: true }) as [[string]];
  expect(cell).toBe(`'${name}`);
});

test('commas, quotes, line breaks and Malayalam come back as they were', () => {
  const row = ['Anu, "Tirur"', 'one\r\ntwo', 'സ്ത്രീ', "O'Neil", ''];
  expect(parse(formatCsv([row]), { bom: true })).toEqual([row]);
});
