import { chosenFilters, hrefOf, pageCount, readFilter, toQuery, withoutFilter } from './projects.rules.ts';

test.each([
  ['', { status: 'ongoing', category: undefined, search: '', page: 1 }],
  ['status=completed&category=12&page=2', { status: 'completed', category: '12', search: '', page: 2 }],
  ['status=&category=&page=', { status: 'ongoing', category: undefined, search: '', page: 1 }],
  ['status=anything&category=abc&page=-3', { status: 'ongoing', category: undefined, search: '', page: 1 }],
  ['search=+veedu+', { status: 'ongoing', category: undefined, search: 'veedu', page: 1 }],
  [`search=${'x'.repeat(99)}😀`, { status: 'ongoing', category: undefined, search: 'x'.repeat(99), page: 1 }],
  ['page=1e9', { status: 'ongoing', category: undefined, search: '', page: 1 }],
  ['page=999999', { status: 'ongoing', category: undefined, search: '', page: 33_333 }],
])('the address "%s" asks for the projects that it names', (search, expected) => {
  expect(readFilter(new URLSearchParams(search))).toEqual(expected);
});

test.each([
  [{ status: 'ongoing', category: undefined, search: '', page: 1 }, '/projects'],
  [
    { status: 'completed', category: '12', search: '', page: 2 },
    '/projects?status=completed&category=12&page=2',
  ],
  [
    { status: 'ongoing', category: undefined, search: 'വീട്', page: 1 },
    `/projects?search=${encodeURIComponent('വീട്')}`,
  ],
  [{ status: 'ongoing', category: '3', search: '', page: 1 }, '/projects?category=3'],
] as const)('the list %j has the address %s', (filter, href) => {
  expect(hrefOf(filter)).toBe(href);
});

test('the third page begins after sixty projects', () => {
  expect(toQuery({ status: 'completed', category: '12', search: '', page: 3 })).toEqual({
    limit: 30,
    skip: 60,
    query: { successStory: true, category: '12' },
  });
});

test('without a category the query names none', () => {
  expect(toQuery({ status: 'ongoing', category: undefined, search: '', page: 1 }).query).toEqual({
    successStory: false,
  });
});

test.each([
  [0, 0],
  [1, 1],
  [30, 1],
  [31, 2],
  [44, 2],
  [61, 3],
])('%i projects fill %i pages', (projects, pages) => {
  expect(pageCount(projects)).toBe(pages);
});

test('what is filtered by can be removed one by one, and the list begins anew', () => {
  const filter = { status: 'completed', category: '12', search: 'veedu', page: 3 } as const;
  expect(chosenFilters(filter)).toEqual(['status', 'category', 'search']);
  expect(withoutFilter(filter, ['status'])).toEqual({ ...filter, status: 'ongoing', page: 1 });
  expect(hrefOf(withoutFilter(filter, ['status', 'category', 'search']))).toBe('/projects');
  expect(chosenFilters({ status: 'ongoing', category: undefined, search: '', page: 2 })).toEqual([]);
});
