import { ageOn, readBirthDate } from './birth-date.ts';

test.each([
  ['2026-02-27', '1971-02-28', 54],
  ['2026-02-28', '1971-02-28', 55],
  ['2025-02-28', '2024-02-29', 0],
  ['2025-03-01', '2024-02-29', 1],
])('on %s somebody who was born on %s is %i years old', (day, birthDate, age) => {
  expect(ageOn(day, birthDate)).toBe(age);
});

test.each([
  ['2024-02-29', '2024-02-29'],
  ['൧൯൭൧-൦൨-൨൮', '1971-02-28'],
  ['2026-03-01', '2026-03-01'],
  ['1905-03-02', '1905-03-02'],
])('%s is a birth date', (typed, date) => {
  expect(readBirthDate(typed, '2026-03-01')).toEqual({ kind: 'date', date });
});

test.each([
  ['2026-03-02', 'in-future'],
  ['1905-03-01', 'too-old'],
  ['1971-13-01', 'not-a-date'],
  ['2025-02-29', 'not-a-date'],
  ['1971-2-8', 'not-a-date'],
  ['71-02-28', 'not-a-date'],
])('%s is no birth date: %s', (typed, kind) => {
  expect(readBirthDate(typed, '2026-03-01')).toEqual({ kind });
});
