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

test('each that ends makes room for one more of its address, not for as many as at first', () => {
  const limit = new ConcurrencyLimit({ total: 9, perAddress: 3 });
  const ends = ['a', 'a', 'a'].map((address) => limit.begin(address));
  ends[0]?.();
  expect(limit.begin('a')).toBeDefined();
  expect(limit.begin('a')).toBeUndefined();
  ends[1]?.();
  ends[2]?.();
  expect(['a', 'a', 'a'].map((address) => limit.begin(address) !== undefined)).toEqual([true, true, false]);
});
