import { GalleryQuery, NewsUpdateQuery, ProjectById, ProjectQuery, ProjectReportQuery } from './projects.ts';
import { cutQuery, MAX_QUERY } from './search-limits.ts';

test.each([
  ['projects', ProjectQuery, { limit: 30, skip: 0, query: {} }],
  ['galleries', GalleryQuery, { limit: 20, query: {} }],
  ['news', NewsUpdateQuery, { query: {} }],
  ['reports', ProjectReportQuery, { query: {} }],
])('a list of %s that asks for nothing in particular begins at its start', (_what, schema, read) => {
  expect(schema.parse({})).toEqual(read);
});

test.each([
  ['projects', ProjectQuery],
  ['galleries', GalleryQuery],
  ['news', NewsUpdateQuery],
])('a list of %s has from 1 to 100 entries', (_what, schema) => {
  const taken = [0, 1, 1.5, 100, 101].filter((limit) => schema.safeParse({ limit }).success);
  expect(taken).toEqual([1, 100]);
});

test('a list of projects leaves up to a million out, and none twice', () => {
  const taken = [-1, 0, 0.5, 1_000_000, 1_000_001].filter((skip) => ProjectQuery.safeParse({ skip }).success);
  expect(taken).toEqual([0, 1_000_000]);
});

test.each([
  [ProjectQuery, 'category'],
  [GalleryQuery, 'category'],
  [ProjectReportQuery, 'category'],
  [NewsUpdateQuery, 'project'],
  [NewsUpdateQuery, 'olderThan'],
])('a filter by an id reads it as people copy it, and takes nothing else (%#: %s)', (schema, name) => {
  const read = (id: string) => schema.safeParse({ query: { [name]: id } }).data?.query;
  expect(read('(൨൦).')).toEqual({ [name]: '20' });
  expect(read('123456789')).toEqual({ [name]: '123456789' });
  for (const id of ['1234567890', '', '20 or 1', '../20']) expect(read(id)).toBeUndefined();
});

test.each([
  [ProjectQuery, 'search', 100],
  [GalleryQuery, 'subCategory', 200],
  [ProjectReportQuery, 'subCategory', 200],
])('a filter by words has a bound (%#: %s, %i characters)', (schema, name, most) => {
  const isTaken = (length: number) => schema.safeParse({ query: { [name]: 'a'.repeat(length) } }).success;
  expect([isTaken(most), isTaken(most + 1)]).toEqual([true, false]);
});

test.each([
  ['1001', '1001'],
  ['(1001)', '1001'],
  ['nobody', 'nobody'],
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), undefined],
])('a project is asked for by the id “%s”: %s', (_id, read) => {
  expect(ProjectById.safeParse({ _id }).data?._id).toBe(read);
});

test.each([
  [null, ''],
  ['  ', ''],
  [' well ', 'well'],
  ['a'.repeat(MAX_QUERY), 'a'.repeat(MAX_QUERY)],
  ['a'.repeat(MAX_QUERY + 1), 'a'.repeat(MAX_QUERY)],
  [`${'a'.repeat(MAX_QUERY - 1)}🙏`, 'a'.repeat(MAX_QUERY - 1)],
  [`${'a'.repeat(MAX_QUERY - 2)}🙏`, `${'a'.repeat(MAX_QUERY - 2)}🙏`],
])('of the query %j as far as it is searched there is %j', (typed, cut) => {
  expect(cutQuery(typed)).toBe(cut);
});
