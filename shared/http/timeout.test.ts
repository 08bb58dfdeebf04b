import { withTimeout } from './timeout.ts';

const tooSlow = () => new Error('too slow');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('work that ends in time gives its result, and no timer is left', async () => {
  await expect(withTimeout(Promise.resolve('done'), 100, tooSlow)).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('work that fails in time gives its own error', async () => {
  const work = Promise.reject(new Error('broken'));
  await expect(withTimeout(work, 100, tooSlow)).rejects.toThrow('broken');
});

test('work that takes longer gives the error of the limit, and may still fail later', async () => {
  let fail: (error: Error) => void = () => undefined;
  const work = new Promise<never>((_, reject) => (fail = reject));
  const limited = expect(withTimeout(work, 100, tooSlow)).rejects.toThrow('too slow');
  jest.advanceTimersByTime(100);
  await limited;
  fail(new Error('broken'));
  await expect(work).rejects.toThrow('broken');
});
