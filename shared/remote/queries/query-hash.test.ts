import { hashKey } from '@tanstack/react-query';
import fc from 'fast-check';
import { hashQueryKey } from './query-hash.ts';

test('a query has the same hash in a first view as in the query client, whatever its key', () => {
  fc.assert(fc.property(fc.array(fc.jsonValue()), (key) => hashQueryKey(key) === hashKey(key)));
});

test.each([
  [[{ b: 1, a: 2 }], [{ a: 2, b: 1 }]],
  [[{ page: 1, word: undefined }], [{ page: 1 }]],
])('the key %j has the hash of %j', (one, other) => {
  expect(hashQueryKey(one)).toBe(hashQueryKey(other));
});
