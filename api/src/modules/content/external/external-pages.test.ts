import type { SearchResponse } from '@trust/shared/contract/content/search';
import { importSmallSet } from '../../../testing/content-folder.ts';
import {
  startFakeContentSystem,
  respondJson,
  type FakeContentSystem,
} from '../../../testing/fake-content-system.ts';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const post = (nid: number, title: string, body = '') => ({
  nid: [{ value: nid }],
  title: [{ value: title }],
  body: [{ value: `<p>${body}</p>` }],
  field_event_image: [{ url: '/camp.jpg' }],
});

let drupal: FakeContentSystem;
let api: TestApi;

beforeAll(async () => {
  drupal = await startFakeContentSystem();
  drupal.answers['/events-list'] = respondJson([
    post(9, 'Banyan day', 'beside the <b>canal</b>'),
    post(8, 'Canal walk'),
  ]);
  drupal.answers['/reports-list'] = respondJson([post(5, 'Accounts of the canal')]);
  api = await startTestApi({}, { externalContent: { url: drupal.url, reportError: () => undefined } });
  // What was imported before has its pages no longer.
  await importSmallSet(api);
  for (const language of ['en', 'ml']) {
    for (const list of ['events-list', 'reports-list']) {
      await api.app.inject({ url: `/content/${list}`, headers: { 'accept-language': language } });
    }
  }
});
afterAll(async () => {
  await api.close();
  await drupal.close();
});

async function search(q: string, rest: Record<string, string> = {}) {
  return (await api.app.inject({ url: '/api/search', query: { q, ...rest } })).json<SearchResponse>();
}

test('a search finds the posts and reports of the content system, who has the word in the title first', async () => {
  const { results, counts } = await search('canal');
  expect(results.map(({ path, picture }) => ({ path, picture }))).toEqual([
    { path: '/event/8', picture: `${drupal.url}/camp.jpg` },
    { path: '/report/5', picture: '' },
    { path: '/event/9', picture: `${drupal.url}/camp.jpg` },
  ]);
  expect(results[2]).toMatchObject({ title: 'Banyan day', excerpt: 'beside the canal' });
  expect(counts).toEqual({ project: 0, news: 0, event: 2, solace: 0, report: 1, download: 0 });
});

test('a misspelt word is found in the posts of the content system', async () => {
  const { searched, results } = await search('banian');
  expect(searched).toBe('banyan');
  expect(results.map(({ path }) => path)).toEqual(['/event/9']);
});

test('every word must be there, and only the wanted kinds are told', async () => {
  expect((await search('canal banyan')).results.map(({ path }) => path)).toEqual(['/event/9']);
  expect((await search('canal', { kinds: 'report' })).results.map(({ path }) => path)).toEqual(['/report/5']);
  expect((await search('canal boat')).results).toEqual([]);
});

test('what was imported under other numbers is neither found nor in the site map', async () => {
  expect((await search('camp', { kinds: 'event,report' })).results).toEqual([]);
  const map = (await api.app.inject({ url: '/sitemap.xml' })).body;
  const pages = [...map.matchAll(/<loc>[^<]*\/((?:event|report)\/\d+)<\/loc>/g)].map(([, path]) => path);
  expect(pages).toEqual(['event/9', 'event/8', 'report/5']);
  expect(map).toContain('/project/101</loc>');
});
