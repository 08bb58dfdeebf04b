import type { Project } from '@trust/shared/contract/content/projects';
import type { SearchResponse } from '@trust/shared/contract/content/search';
import { SMALL_SET } from '../../testing/small-set.ts';
import { prepareContentApi } from '../../testing/content-api.ts';
import { indexContent } from './index.ts';

const [house, ...otherProjects] = SMALL_SET.projects;
const [older, ...otherNews] = SMALL_SET.news;
const [camp, fair] = SMALL_SET.events;
const text = (en: string, ml: string) => ({ en, ml });

const SET = {
  projects: [
    {
      ...house,
      name: text('A house in Mananthavady', 'മാനന്തവാടിയിൽ ഒരു വീട്'),
      description: text(
        `<p>${'The family has waited long. '.repeat(12)}They draw drinking water from a <b>neighbour&amp;s</b> well.</p>`,
        '<p>അയൽവാസിയുടെ കിണറ്റിൽനിന്നാണ് കുടിവെള്ളം.</p>',
      ),
    },
    ...otherProjects,
  ],
  news: [{ ...older, name: text('Two wells', 'രണ്ട് കിണറുകൾ') }, ...otherNews],
  events: [{ ...camp }, { ...fair, body: text('<p>Beside the well</p>', '<p>കിണറിനടുത്ത്</p>') }],
};

const NONE = { project: 0, news: 0, event: 0, solace: 0, report: 0, download: 0 };

const { api, folder } = prepareContentApi({ imported: false });
beforeEach(async () => {
  await folder.write(SET);
  await folder.importInto(api);
});

const ask = (query: Record<string, string>) => api.app.inject({ url: '/api/search', query });
const search = async (q: string, rest: Record<string, string> = {}) => {
  const reply = await ask({ q, ...rest });
  expect(reply.statusCode).toBe(200);
  return reply.json<SearchResponse>();
};
const pathsFor = async (q: string, rest?: Record<string, string>) =>
  (await search(q, rest)).results.map(({ path }) => path);

describe('Searching', () => {
  test.each([
    'house Mananthavady',
    'HOUSES',
    'വീട്',
    'വീട് മാനന്തവാടി',
    'veedu',
    'vidu mananthavadi',
    'കുടിവെള്ളം',
    'kudi vellam',
    'kudivellam',
    'SC/101',
    'sc-101',
    'SC101',
    'case no. sc-101',
  ])('a search for "%s" finds the house', async (q) => expect(await pathsFor(q)).toEqual(['/project/101']));

  test('a search brings who has the words in the title first, then the others, and counts each kind', async () => {
    const { results, counts } = await search('well', { lang: 'en' });
    expect(results.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'news 7',
      'project 103',
      'project 101',
      'project 104',
      'event 60',
    ]);
    expect(counts).toEqual({ ...NONE, project: 3, news: 1, event: 1 });
  });

  test('a search tells of each what a list shows of it', async () => {
    const { results } = await search('monsoon');
    expect(results).toEqual([
      {
        kind: 'event',
        id: '61',
        lang: 'en',
        title: 'Monsoon camp',
        excerpt: 'Come',
        picture: expect.stringMatching(/^\/media\/[0-9a-f]{24}\.jpg$/),
        path: '/event/61',
        marked: { title: ['', 'Monsoon', ' camp'], excerpt: ['Come'] },
      },
    ]);
    expect((await search('2024')).results).toMatchObject([
      { kind: 'report', path: '/report/70', picture: '' },
    ]);
    expect(await pathsFor('Older')).toEqual([]);
    expect(await pathsFor('Newer')).toEqual(['/newsDetail/8']);
  });

  test('a search shows, as plain text, the place in which the words stand', async () => {
    const [found] = (await search('neighbour')).results;
    expect(found?.excerpt).toMatch(/^… .*drinking water from a neighbour&s well\.$/);
    expect(found?.excerpt.length).toBeLessThan(200);
  });

  test('a search finds the same with and without the joiner of a chillu, in the query and in a text', async () => {
    const [, second, third] = SMALL_SET.projects;
    await folder.write({
      projects: [
        { ...house, name: text('Children', 'കുട്ടികൾ') },
        { ...second, name: text('Children', 'കുട്ടികള്') },
        { ...third, name: text('Children', 'കുട്ടികള്\u200d') },
      ],
      news: [],
    });
    await folder.importInto(api);
    for (const typed of ['കുട്ടികൾ', 'കുട്ടികള്', 'കുട്ടികള്\u200d']) {
      const { results, searched } = await search(typed, { lang: 'ml' });
      expect(results.map(({ id }) => id).sort()).toEqual(['101', '102', '103']);
      expect(results.every(({ marked }) => marked?.title.length === 2)).toBe(true);
      expect(searched).toBeUndefined();
    }
    expect(await pathsFor('kuttikal')).toHaveLength(3);
  });

  test('a search finds a project by the number in its address and by its case number, however they are written', async () => {
    await folder.write({ projects: [{ ...house, id: '1076', caseNumber: 'FK/2026/014' }, ...otherProjects] });
    await folder.importInto(api);
    for (const typed of [
      '1076',
      '#1076',
      'project 1076',
      '൧൦൭൬',
      '१०७६',
      '１０７６',
      'http://trust.example/project/1076?lang=ml',
      'പദ്ധതി 1076',
      'id: 1076',
      'FK/2026/014',
    ])
      expect([typed, await pathsFor(typed)]).toEqual([typed, ['/project/1076']]);
    for (const typed of [
      'case FK/2026/014',
      'fk/2026/014',
      'fk-2026-014',
      'FK2026014',
      'Case No. FK 2026 014',
    ])
      expect([typed, await pathsFor(typed)]).toEqual([typed, ['/project/1076']]);
    expect(await pathsFor('107')).toEqual([]);
    expect(await pathsFor('case 1077')).toEqual([]);
  });

  test('a search is answered in the visitor’s language, whichever the words were in', async () => {
    expect((await search('house', { lang: 'ml' })).results).toMatchObject([
      { lang: 'ml', title: 'മാനന്തവാടിയിൽ ഒരു വീട്', excerpt: 'അയൽവാസിയുടെ കിണറ്റിൽനിന്നാണ് കുടിവെള്ളം.' },
    ]);
  });

  test('a search wants every word', async () => expect(await pathsFor('house zebra')).toEqual([]));

  test('a search is narrowed to kinds, and still counts all of them', async () => {
    const { results, counts } = await search('well', { kinds: 'news,event' });
    expect(results.map(({ kind }) => kind)).toEqual(['news', 'event']);
    expect(counts.project).toBe(3);
  });

  test('a search comes in pages', async () => {
    const all = await pathsFor('well');
    expect(await pathsFor('well', { limit: '2' })).toEqual(all.slice(0, 2));
    expect(await pathsFor('well', { limit: '2', skip: '2' })).toEqual(all.slice(2, 4));
  });

  test.each([
    '',
    ' ',
    '!',
    "'; drop table projects; --",
    '\u0000',
    '്',
    '്്',
    '\u0300',
    '\ufe0f',
    '\u200d',
    '\ud800',
    '…—!',
  ])('for "%s" finds nothing', async (q) => {
    const { results, counts } = await search(q);
    expect(results).toEqual([]);
    expect(counts).toEqual(NONE);
  });

  test.each([
    ['q', { q: 'x'.repeat(101) }],
    ['kinds.0', { q: 'well', kinds: 'donor' }],
    ['limit', { q: 'well', limit: '51' }],
    ['limit', { q: 'well', limit: '0' }],
    ['skip', { q: 'well', skip: '-1' }],
    ['skip', { q: 'well', skip: '1201' }],
  ])('a search refuses a %s that is out of bounds', async (field, query) => {
    const reply = await ask(query);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: [{ field }] });
  });

  test('a search may be answered again from a cache for a minute', async () => {
    expect((await ask({ q: 'well' })).headers['cache-control']).toBe('public, max-age=60');
  });
});

describe('What is searched', () => {
  test('what the trust takes out is no longer found, and is when it comes back', async () => {
    await folder.write({ projects: otherProjects });
    await folder.importInto(api);
    expect(await pathsFor('veedu')).toEqual([]);
    await folder.write({ projects: SET.projects });
    await folder.importInto(api);
    expect(await pathsFor('veedu')).toEqual(['/project/101']);
  });

  test('a search follows a changed name, also that of a category', async () => {
    const [shelter, ...others] = SMALL_SET.categories;
    await folder.write({
      projects: [{ ...house, name: { en: 'A hut' } }, ...otherProjects],
      categories: [{ ...shelter, name: text('Roofs', 'കൂരകൾ') }, ...others],
    });
    await folder.importInto(api);
    expect(await pathsFor('veedu')).toEqual([]);
    expect(await pathsFor('hut roofs')).toEqual(['/project/101']);
    await folder.write({ categories: SMALL_SET.categories });
  });

  test('a search finds what a site held before it had a search, once its api has started', async () => {
    await api.connection.pool.query('delete from search_entries');
    expect(await pathsFor('veedu')).toEqual([]);
    expect(await indexContent(api.connection.database)).toBe(14);
    expect(await pathsFor('veedu')).toEqual(['/project/101']);
  });

  test('a record is found behind thousands of newer records too', async () => {
    await api.connection.pool.query(`
      insert into search_entries (kind, id, recency, source, title, words)
      select 'project', 'newer-' || number, 99999, '', ''::tsvector, ''::tsvector
      from generate_series(1, 2100) as number`);
    expect(await pathsFor('veedu')).toEqual(['/project/101']);
    await api.connection.pool.query(`delete from search_entries where id like 'newer-%'`);
  });

  test('a record is not folded again when nothing has changed', async () => {
    expect(await indexContent(api.connection.database)).toBe(0);
  });
});

describe('Lists of projects', () => {
  const list = async (query: object) => {
    const ask = (call: string) =>
      api.app.inject({ method: 'POST', url: `/api/project/${call}`, payload: { query } });
    const ids = (await ask('get-project-list')).json<Project[]>().map(({ _id }) => _id);
    expect((await ask('get-project-list-count')).json()).toBe(ids.length);
    return ids;
  };

  test('a list of projects is narrowed by words, the newest first', async () => {
    expect(await list({ search: 'well' })).toEqual(['103', '101', '104']);
    expect(await list({ search: 'kinar', successStory: false, category: '20' })).toEqual(['104']);
    expect(await list({ search: 'zebra' })).toEqual([]);
  });

  test('a list of projects is whole when nothing is typed', async () =>
    expect(await list({ search: ' ' })).toHaveLength(6));
});
