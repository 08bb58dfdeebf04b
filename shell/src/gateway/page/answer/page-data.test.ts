/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { pageDataAddress } from '@trust/shared/contract/pages/data/page-data-address';
import type { ReadResult } from '@trust/shared/contract/pages/data/page-data';
import type { RenderRequest } from '@trust/shared/contract/pages/render';
import { OpenRequests } from '@trust/shared/http/server/open-requests';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { createOlderFiles } from '../../older-files.ts';
import { sampleInlineScripts } from '../../testing/sample-inline-scripts.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import type { RenderTask } from '../../releases/rendering/render-task.ts';
import { createPageCache } from './page-cache.ts';
import { registerPageData } from './page-data.ts';
import { readPageDataAddress } from './page-data.rules.ts';

const RELEASE = '1.0.0-0123456789ab';
const releasesOf = (...modules: string[]) =>
  new Map(
    modules.map((module) => [
      module,
      { module, folder: module, release: { id: RELEASE, server: 'server.js', integrity: {} } },
    ]),
  ) as unknown as ReleaseSet;

const PAGE: ReadResult = {
  outcome: 'page',
  status: 200,
  screen: 'projects',
  read: { '["projects","en"]': [{ name: 'A house in Nilambur' }], filler: 'x'.repeat(2_000) },
  query: ['category'],
  incomplete: false,
};

let app: FastifyInstance;
afterEach(() => app.close());

/** A gateway whose remotes read `result`. */
function gateway(result: unknown = PAGE) {
  const site = {
    mark: '1' as string | undefined,
    result,
    seconds: 1,
    /** What the remotes were asked for. */
    asked: [] as RenderRequest[],
  };
  const composer = {
    config: sampleConfig,
    configFile: '',
    older: createOlderFiles(''),
    inlineScripts: sampleInlineScripts,
    apiUrl: 'http://api.example',
    reportError: () => undefined,
    renderer: {
      run: async ({ what, request }: RenderTask) => {
        expect(what).toBe('read');
        site.asked.push(request as RenderRequest);
        if (site.result instanceof Error) throw site.result;
        return site.result;
      },
      close: async () => undefined,
    },
  };
  const store = {
    current: () => releasesOf('mf-content', 'mf-donations', 'mf-auth'),
    webview: () => releasesOf(),
    follow: async () => undefined,
    missing: () => [],
    stop: async () => undefined,
  };
  const currentMark = () =>
    site.mark === undefined ? undefined : { mark: site.mark, number: Number(site.mark) };
  const cache = createPageCache(currentMark, {
    now: () => site.seconds * 1000,
  });
  app = Fastify();
  registerPageData(app, composer, store, cache, new OpenRequests({ others: 64, payments: 96 }));
  const ask = (path: string, headers: Record<string, string> = {}, releaseId = RELEASE) =>
    app.inject({ url: pageDataAddress('mf-content', releaseId, 'en', path), headers });
  return { site, ask };
}

test('a page’s data are what its loader reads, in the language of their address, whatever else the visitor sends', async () => {
  const { site } = gateway();
  const answer = await app.inject({
    url: pageDataAddress('mf-content', RELEASE, 'ml', '/projects?category=20&lang=en'),
    headers: {
      cookie: 'lang=en; saver=on; session=secret',
      accept: 'text/html',
      'accept-language': 'en',
      'save-data': 'on',
    },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    outcome: 'page',
    status: 200,
    screen: 'projects',
    read: { '["projects","en"]': [{ name: 'A house in Nilambur' }], filler: 'x'.repeat(2_000) },
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(site.asked).toEqual([
    expect.objectContaining({
      href: `${sampleConfig.siteUrl}/projects?category=20`,
      language: 'ml',
      saver: false,
      posted: undefined,
    }),
  ]);
});

test('data that are the same for everyone are read and compressed once, and are not sent again to who has them', async () => {
  const { site, ask } = gateway();
  const first = await ask('/projects', { 'accept-encoding': 'br' });
  expect(brotliDecompressSync(first.rawPayload).toString()).toContain('A house in Nilambur');
  const etag = String(first.headers.etag);
  const again = await ask('/projects?fbclid=1', { 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  expect(again.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  expect((await ask('/projects?category=20')).statusCode).toBe(200);
  expect(site.asked).toHaveLength(2);
});

test.each<[string, (site: ReturnType<typeof gateway>['site']) => void, number]>([
  ['nothing was written', () => undefined, 304],
  ['something was written', (site) => (site.mark = '2'), 200],
  ['time has passed and the same was read', (site) => (site.seconds += 31), 304],
  [
    'time has passed and something else was read',
    (site) => {
      site.seconds += 31;
      site.result = { ...PAGE, read: {} };
    },
    200,
  ],
  ['the api gives no mark', (site) => (site.mark = undefined), 200],
])('once %s, who has the data is answered accordingly', async (_what, happen, status) => {
  const { site, ask } = gateway();
  const etag = String((await ask('/projects')).headers.etag);
  happen(site);
  expect((await ask('/projects', { 'if-none-match': etag })).statusCode).toBe(status);
});

test.each<[string, string, ReadResult]>([
  ['a page that leads elsewhere', '/project/1001', { outcome: 'redirect', location: '/INVALID' }],
  ['a loader that failed', '/project/1001', { outcome: 'failed' }],
  ['a page of which a part could not be read', '/project/1001', { ...PAGE, incomplete: true }],
  ['a page of nothing', '/project/1001', { ...PAGE, status: 404 }],
  ['a search', '/search?q=Asha', { ...PAGE, query: ['q'] }],
  ['a list that is searched', '/projects?search=Asha', { ...PAGE, query: ['search'] }],
  ['an address without a page', '/no/such/page', { ...PAGE, status: 404 }],
])('the answer for %s is told in the body and stored by nobody', async (_what, path, result) => {
  const { site, ask } = gateway(result);
  for (const tag of ['W/"another"', '*']) {
    const answer = await ask(path, { 'if-none-match': tag });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ outcome: result.outcome }),
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers).not.toHaveProperty('etag');
  }
  expect(site.asked).toHaveLength(2);
});

test('a loader that throws or is too slow has failed, which the answer says', async () => {
  const { ask } = gateway(new Error('slow'));
  const answer = await ask('/projects');
  expect([answer.statusCode, answer.json()]).toEqual([200, { outcome: 'failed' }]);
});

test.each<[string, string, unknown, number]>([
  ['of a release that is not served', '1.0.0-aaaaaaaaaaaa', PAGE, 409],
  ['of a release that cannot read alone', RELEASE, null, 409],
  ['of a page that the release does not have', RELEASE, { outcome: 'no-match' }, 404],
])('data %s are refused', async (_what, releaseId, result, status) => {
  const { ask } = gateway(result);
  const answer = await ask('/projects', {}, releaseId);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('application/problem+json'),
    'cache-control': 'no-store',
  });
});

const asked = (path: string) => `/page-data/mf-content/${RELEASE}/en?path=${encodeURIComponent(path)}`;
test.each<[string, number]>([
  [`/page-data/`, 404],
  [`/page-data/mf-content`, 404],
  [`/page-data/mf-unknown/${RELEASE}/en?path=%2F`, 404],
  [`/page-data/shell/${RELEASE}/en?path=%2F`, 404],
  [`/page-data/mf-content/${RELEASE}/fr?path=%2F`, 404],
  [`/page-data/mf-content/${RELEASE}/en/more?path=%2F`, 404],
  // Of another remote, or of a document of its own.
  [`/page-data/mf-auth/${RELEASE}/en?path=%2Fprojects`, 404],
  [`/page-data/mf-donations/${RELEASE}/en?path=%2Fpayments%2Fhome`, 404],
  [asked('/payments/home'), 404],
  [asked('/payments-mobile/home'), 404],
  [asked('/x/../payments/home'), 404],
  [asked('/application-summary/of-one-applicant'), 404],
  [`/page-data/mf-content/${RELEASE}/en`, 400],
  [`/page-data/mf-content/${RELEASE}/en?path=`, 400],
  [`/page-data/mf-content/${RELEASE}/en?path=%2F&path=%2Fprojects`, 400],
  [asked('projects'), 400],
  [asked('https://evil.example/projects'), 400],
  [asked('//evil.example/projects'), 400],
  [asked('/x/..//evil.example'), 400],
  [asked(String.raw`/\evil.example`), 400],
  [asked(String.raw`/projects\..`), 400],
  [asked('/\t/evil.example'), 400],
  [asked('/projects\r\nx: y'), 400],
  [asked('/projects\u0085'), 400],
  [asked('/projects#all'), 400],
  [asked(`/${'x'.repeat(2_000)}`), 400],
  [asked(`/payments/${'x'.repeat(1_990)}`), 404],
])('%s is refused with %s', (address, status) => {
  app = Fastify();
  expect(readPageDataAddress(address, sampleConfig.siteUrl)).toBe(status);
});

test.each([
  ['/', '/'],
  ['/projects?category=20', '/projects?category=20'],
  ['/projects?lang=ml&page=2', '/projects?page=2'],
  ['/project/100%', '/project/100%25'],
  ['/search?q=കുട്ടി & more', '/search?q=%E0%B4%95%E0%B5%81%E0%B4%9F%E0%B5%8D%E0%B4%9F%E0%B4%BF%20&%20more'],
])('the data of %s are those of %s', (path, href) => {
  app = Fastify();
  expect(readPageDataAddress(asked(path), sampleConfig.siteUrl)).toMatchObject({
    remote: 'mf-content',
    releaseId: RELEASE,
    language: 'en',
    url: new URL(href, sampleConfig.siteUrl),
  });
});
