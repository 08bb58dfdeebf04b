import {
  NO_RESTARTS,
  countExit,
  restartDelay,
  RESTART_POLICY as policy,
  type RestartCounts,
} from './restart.rules.ts';

const exit = (counts: RestartCounts, wasReady: boolean, ran = 1_000) =>
  countExit(counts, wasReady, ran, policy);
const exitTimes = (count: number, wasReady: boolean) =>
  Array.from({ length: count }).reduce<RestartCounts>((counts) => exit(counts, wasReady), NO_RESTARTS);

test('a child that dies for the first time is started again at once, or nearly', () => {
  expect(restartDelay(exitTimes(1, true), policy)).toBe(200);
});

test('the pause grows with each quick death, up to a second', () => {
  const delays = [1, 2, 3, 4, 5, 20].map((count) => restartDelay(exitTimes(count, true), policy));
  expect(delays).toEqual([200, 400, 800, 1_000, 1_000, 1_000]);
});

test('a child that was well for five seconds begins anew', () => {
  expect(restartDelay(exit(exitTimes(9, true), true, 5_000), policy)).toBe(200);
});

test('a child that never gets ready is given up after five starts', () => {
  expect(restartDelay(exitTimes(4, false), policy)).toBe(1_000);
  expect(restartDelay(exitTimes(5, false), policy)).toBeUndefined();
});

test('a child that was ready once is never given up, however often it then fails to start', () => {
  const counts = exit(NO_RESTARTS, true);
  const later = Array.from({ length: 50 }).reduce<RestartCounts>((before) => exit(before, false), counts);
  expect(restartDelay(later, policy)).toBe(1_000);
});

test('a child that gets ready is never given up, however often it is killed', () => {
  expect(restartDelay(exitTimes(50, true), policy)).toBe(1_000);
  expect(restartDelay(exit(exit(exitTimes(4, false), true), false), policy)).toBe(1_000);
});
