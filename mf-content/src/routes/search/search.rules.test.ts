import { apiPath, hrefOf, pageCount, readSearchQuery } from './search.rules.ts';

test.each([
  ['', { q: '', kind: undefined, page: 1, exact: false }],
  ['q=hosue&exact=1', { q: 'hosue', kind: undefined, page: 1, exact: true }],
  ['q=+veedu+&kind=news&page=2', { q: 'veedu', kind: 'news', page: 2, exact: false }],
  ['q=a&kind=donor&page=-1&exact=yes', { q: 'a', kind: undefined, page: 1, exact: false }],
  ['q=a&page=99', { q: 'a', kind: undefined, page: 60, exact: false }],
  [`q=${'x'.repeat(99)}😀`, { q: 'x'.repeat(99), kind: undefined, page: 1, exact: false }],
  [`q=${'x'.repeat(150)}`, { q: 'x'.repeat(100), kind: undefined, page: 1, exact: false }],
])('the address "%s" asks for what it names', (search, expected) => {
  expect(readSearchQuery(new URLSearchParams(search))).toEqual(expected);
});

test('a search comes back from its own address', () => {
  const asked = { q: 'വീട് & "well"?', kind: 'project', page: 3, exact: true } as const;
  expect(readSearchQuery(new URL(hrefOf(asked), 'https://trust.example').searchParams)).toEqual(asked);
});

test('the third page begins after forty results', () => {
  expect(apiPath({ q: 'a b', kind: 'event', page: 3, exact: false })).toBe(
    'search?q=a+b&limit=20&skip=40&kinds=event',
  );
});

test('what was typed is searched as it is where that is asked for', () => {
  expect(apiPath({ q: 'hosue', kind: 'event', page: 1, exact: true })).toBe(
    'search?q=hosue&limit=20&skip=0&kinds=event&exact=true',
  );
});

test.each([
  [0, 0],
  [20, 1],
  [21, 2],
])('%i results fill %i pages', (results, pages) => expect(pageCount(results)).toBe(pages));
