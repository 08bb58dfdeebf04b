import { startDeadline } from './deadline.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a deadline that is restarted again and again has no end of its own', () => {
  const { signal, restart } = startDeadline(30_000, undefined);
  for (let second = 0; second < 300; second += 29) {
    jest.advanceTimersByTime(29_000);
    restart(30_000);
  }
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(29_999);
  expect(signal.aborted).toBe(false);
  jest.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
});

test('a cleared deadline leaves no timer', () => {
  const { restart, clear } = startDeadline(30_000, undefined);
  restart(120_000);
  clear();
  expect(jest.getTimerCount()).toBe(0);
});
