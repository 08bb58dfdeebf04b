import { secondsToWait } from './failure-advice.rules.ts';

test('a service in trouble is given ever more time, at most a minute', () => {
  expect([1, 2, 3, 4, 5, 9].map((failures) => secondsToWait('later', failures))).toEqual([
    4, 8, 16, 32, 60, 60,
  ]);
});

test('what the donor can mend may be tried again at once', () => {
  expect(secondsToWait('again', 3)).toBe(0);
  expect(secondsToWait('another-method', 3)).toBe(0);
});
