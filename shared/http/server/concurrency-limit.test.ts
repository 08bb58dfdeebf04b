import { ConcurrencyLimit } from './concurrency-limit.ts';

test('so many at a time are taken from one address and from all, and more when some have ended', () => {
  const limit = new ConcurrencyLimit({ total: 3, perAddress: 2 });
  const end = limit.begin('a');
  expect(limit.begin('a')).toBeDefined();
  expect(limit.begin('a')).toBeUndefined();
  expect(limit.begin('b')).toBeDefined();
  expect(limit.begin('c')).toBeUndefined();
  end?.();
  expect(limit.begin('c')).toBeDefined();
});
