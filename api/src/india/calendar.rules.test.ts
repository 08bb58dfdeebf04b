import { financialYear } from './calendar.rules.ts';

test.each([
  ['2026-03-31T18:29:59Z', '2025-26'],
  ['2026-03-31T18:30:00Z', '2026-27'],
  ['2099-12-31T00:00:00Z', '2099-00'],
])('at %s India is in the financial year %s', (moment, year) => {
  expect(financialYear(new Date(moment))).toBe(year);
});
