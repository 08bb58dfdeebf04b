import { looksLikeDay, readMonthFirst } from './day.rules.ts';

test.each([
  ['03/31/2026', '2026-03-31'],
  ['11-02-26', '2026-11-02'],
  ['2 Nov 2026', undefined],
  ['2026-11-02', undefined],
])('the date %s is %s where the month comes first', (cell, day) => {
  expect(readMonthFirst(cell)).toBe(day);
});

test.each([
  ['32/03/2026', true],
  ['31 Foo 2026', true],
  ['2026-13-01', true],
  ['11750.00', false],
  ['Total', false],
  ['Page 1 of 2', false],
  ['', false],
])('whether “%s” was meant as a day: %s', (cell, isMeant) => {
  expect(looksLikeDay(cell)).toBe(isMeant);
});
