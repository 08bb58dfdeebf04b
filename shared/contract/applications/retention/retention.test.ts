import { ApplicationRetention } from './retention.ts';

test.each([
  [1, 1, true],
  [3_650, 30, true],
  [0, 1, false],
  [3_651, 1, false],
  [1, 0, false],
  [1, 31, false],
  [1.5, 1, false],
  [1, 1.5, false],
])('%s days and %s years may be how long applications are stored: %s', (endedDays, othersYears, may) => {
  expect(ApplicationRetention.safeParse({ endedDays, othersYears }).success).toBe(may);
});
