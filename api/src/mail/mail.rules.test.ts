import { nextAttemptAt } from './mail.rules.ts';

test.each([
  [0, 1],
  [1, 2],
  [3, 8],
  [8, 240],
  [100_000, 240],
])('after %i tries the next one is in %i minutes', (tries, minutes) => {
  expect(nextAttemptAt(tries, new Date(0))).toEqual(new Date(minutes * 60_000));
});
