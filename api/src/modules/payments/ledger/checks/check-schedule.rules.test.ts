import { EXPIRE_AFTER_MS, FIRST_CHECK_MS, msUntilNextCheck } from './check-schedule.rules.ts';

const MINUTE_MS = 60_000;

test.each([
  [0, 15],
  [1, 30],
  [2, 60],
  [5, 480],
  [6, 720],
  [7, 720],
  [1_000, 720],
])('after %i checks the next one waits %i minutes', (checks, minutes) => {
  expect(msUntilNextCheck(checks)).toBe(minutes * MINUTE_MS);
});

test('the first check comes after a quarter of an hour, and nothing is waited for longer than five days and six hours', () => {
  expect([FIRST_CHECK_MS / MINUTE_MS, EXPIRE_AFTER_MS / MINUTE_MS]).toEqual([15, 126 * 60]);
});
