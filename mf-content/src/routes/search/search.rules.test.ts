import { apiPath, hrefOf, pageCount, readSearchQuery } from './search.rules.ts';

test.each([
  ['', { q: '', kind: undefined, page: 1 }],
  ['q=+veedu+&kind=news&page=2', { q: 'veedu', kind: 'news', page: 2 }],
  ['q=a&kind=donor&page=-1', { q: 'a', kind: undefined, page: 1 }],
  ['q=a&page=99', { q: 'a', kind: undefined, page: 40 }],
  [`q=${'x'.repeat(150)}`, { q: 'x'.repeat(100), kind: undefined, page: 1 }],
])('the address "%s" asks for what it names', (search, expected) => {
  expect(readSearchQuery(new URLSearchParams(search))).toEqual(expected);
});

test('a search comes back from its own address', () => {
  const asked = { q: 'വീട് & "well"?', kind: 'project', page: 3 } as const;
  expect(readSearchQuery(new URL(hrefOf(asked), 'https://trust.example').searchParams)).toEqual(asked);
});

test('the third page begins after forty results', () => {
  expect(apiPath({ q: 'a b', kind: 'event', page: 3 })).toBe('search?q=a+b&limit=20&skip=40&kinds=event');
});

test.each([
  [0, 0],
  [20, 1],
  [21, 2],
])('%i results fill %i pages', (results, pages) => expect(pageCount(results)).toBe(pages));
