import { slopePerHour } from './slope.ts';

const MINUTE_MS = 60_000;
const everyMinute = (value: (minute: number) => number) =>
  Array.from({ length: 61 }, (_, minute) => ({ atMs: minute * MINUTE_MS, value: value(minute) }));

describe('the rise of samples in an hour', () => {
  it.each([
    ['steady growth', everyMinute((minute) => 100 + minute / 2), 30],
    ['no growth after a warm-up of a third', everyMinute((minute) => Math.min(minute, 20)), 0],
    ['a fall', everyMinute((minute) => -minute), -60],
    ['one sample', [{ atMs: 0, value: 5 }], 0],
    ['none', [], 0],
  ])('of %s', (_name, samples, rise) => {
    expect(slopePerHour(samples)).toBeCloseTo(rise);
  });
});
