import { dayInIndia, isCalendarDate } from './day-in-india.ts';

test.each([
  ['2026-03-31T18:29:59Z', '2026-03-31'],
  ['2026-03-31T18:30:00Z', '2026-04-01'],
])('at %s it is the day %s in India', (moment, day) => {
  expect(dayInIndia(new Date(moment))).toBe(day);
});

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2028-02-29', true],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['12026-01-01', false],
  ['2026-01-011', false],
  ['2026-1-1', false],
  ['', false],
])('“%s” is a day that exists: %s', (text, is) => {
  expect(isCalendarDate(text)).toBe(is);
});
