import { canonicalJson } from './canonical-json.ts';

test('equal values give equal texts, whatever order their parts were put together in', () => {
  const one = { shared: { react: '19', session: '1' }, files: ['b', 'a'], standalone: null };
  const other = { standalone: null, files: ['b', 'a'], shared: { session: '1', react: '19' } };
  expect(canonicalJson(one)).toBe(canonicalJson(other));
  expect(JSON.parse(canonicalJson(one))).toEqual(one);
});

test('the order of a list is kept: scripts load in it', () => {
  expect(canonicalJson({ js: ['b', 'a'] })).not.toBe(canonicalJson({ js: ['a', 'b'] }));
});
