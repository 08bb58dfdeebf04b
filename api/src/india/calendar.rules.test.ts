import { beginningOfFinancialYear, financialYear, monthsBefore, yearInIndia } from './calendar.rules.ts';

test.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2026-12-31T18:30:00Z', '2026-27'],
  ['2099-12-31T00:00:00Z', '2099-00'],
])('at %s India is in the financial year %s', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});

test.each([
  ['2025-12-31T18:29:59Z', 2025],
  ['2025-12-31T18:30:00Z', 2026],
])('at %s India is in the year %i', (moment, year) => {
  expect(yearInIndia(new Date(moment))).toBe(year);
});

test.each([
  ['2026-03-31T18:29:59Z', 0, '2025-03-31T18:30:00.000Z'],
  ['2026-03-31T18:30:00Z', 0, '2026-03-31T18:30:00.000Z'],
  ['2026-11-29T00:00:00Z', 11, '2015-03-31T18:30:00.000Z'],
])('the financial year of %s, %i years before, began at %s', (moment, years, begins) => {
  expect(beginningOfFinancialYear(new Date(moment), years).toISOString()).toBe(begins);
});

test.each([
  ['2026-11-29T10:20:30.400Z', 24, '2024-11-29T10:20:30.400Z'],
  ['2026-01-15T00:00:00.000Z', 1, '2025-12-15T00:00:00.000Z'],
  ['2026-05-31T10:00:00.000Z', 3, '2026-02-28T10:00:00.000Z'],
  ['2026-03-30T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-07-31T23:59:59.999Z', 1, '2026-06-30T23:59:59.999Z'],
  ['2028-02-29T10:00:00.000Z', 36, '2025-02-28T10:00:00.000Z'],
  ['2028-02-29T10:00:00.000Z', 48, '2024-02-29T10:00:00.000Z'],
])('what was at %s, %i months before, was at %s', (moment, months, before) => {
  expect(monthsBefore(new Date(moment), months).toISOString()).toBe(before);
});
