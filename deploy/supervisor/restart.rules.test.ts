import {
  NO_DEATHS,
  oneMoreDeath,
  restartDelay,
  RESTART_POLICY as policy,
  type Deaths,
} from './restart.rules.ts';

const die = (deaths: Deaths, wasReady: boolean, ran = 1_000) => oneMoreDeath(deaths, wasReady, ran, policy);
const times = (count: number, wasReady: boolean) =>
  Array.from({ length: count }).reduce<Deaths>((deaths) => die(deaths, wasReady), NO_DEATHS);

test('a child that dies for the first time is started again at once, or nearly', () => {
  expect(restartDelay(times(1, true), policy)).toBe(200);
});

test('the pause grows with each quick death, up to two seconds', () => {
  const delays = [1, 2, 3, 4, 5, 20].map((count) => restartDelay(times(count, true), policy));
  expect(delays).toEqual([200, 400, 800, 1_600, 2_000, 2_000]);
});

test('a child that was well for half a minute begins anew', () => {
  expect(restartDelay(die(times(9, true), true, 30_000), policy)).toBe(200);
});

test('a child that never gets ready is given up after five starts', () => {
  expect(restartDelay(times(4, false), policy)).toBe(1_600);
  expect(restartDelay(times(5, false), policy)).toBeUndefined();
});

test('a child that gets ready is never given up, however often it is killed', () => {
  expect(restartDelay(times(50, true), policy)).toBe(2_000);
  expect(restartDelay(die(die(times(4, false), true), false), policy)).toBe(2_000);
});
