/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { isReadOnly, routeOf } from '../../../routes.ts';
import type { PageRequest } from '../compose-page.ts';
import { createPageCache, type AnswerKind } from './page-cache.ts';
import type { PageAnswer } from './page-answer.ts';
import type { ReleaseSet } from '../../releases/release-set.ts';
import type { NumberedMark } from '../../http/change-mark.ts';

const releasesOf = (id: string, shell = '1') =>
  new Map([
    ['shell', { release: { id: shell } }],
    ['mf-content', { release: { id } }],
  ]) as unknown as ReleaseSet;
const QUERY_OF: Record<string, string[]> = { '/projects': ['status', 'page'], '/search': ['q'] };
const askFor = (path: string, more: Partial<PageRequest> = {}): PageRequest => {
  const url = new URL(path, 'https://sample.example');
  return {
    url,
    route: routeOf(url.pathname),
    language: 'en',
    forwardedFor: () => '192.0.2.1',
    saver: false,
    ...more,
  };
};

/** A gateway whose api has written nothing yet; `renders` counts the renderings. */
function gateway(cacheable = true) {
  const site = {
    mark: { mark: '1', number: 1 } as NumberedMark | undefined,
    renders: 0,
    /** The addresses that were rendered. */
    rendered: [] as string[],
    marksRead: 0,
    seconds: 1,
    releases: releasesOf('1'),
  };
  const currentMark = () => {
    site.marksRead += 1;
    return site.mark;
  };
  const answer = createPageCache(currentMark, { now: () => site.seconds * 1000 });
  const render = async ({ url }: PageRequest): Promise<PageAnswer> => {
    site.renders += 1;
    site.rendered.push(url.pathname + url.search);
    const query = isReadOnly(routeOf(url.pathname)) ? (QUERY_OF[url.pathname] ?? []) : undefined;
    return { status: 200, headers: {}, body: `Page ${site.renders}. `.repeat(200), cacheable, query };
  };
  const visit = (path: string, more: Partial<PageRequest> = {}, kind?: AnswerKind) =>
    answer(askFor(path, more), site.releases, render, kind);
  return { site, visit };
}

test.each(['/projects?page=2', '/payments/home', '/application', '/account', '/relief/application?lang=ml'])(
  'while nothing was written %s is rendered and compressed once for all visitors',
  async (path) => {
    const { site, visit } = gateway();
    const bodies = await Promise.all(
      ['192.0.2.1', '192.0.2.2'].map(async (address) => {
        const { compressed } = await visit(path, { forwardedFor: () => address });
        return (await compressed?.for('gzip, deflate, br'))?.bytes;
      }),
    );
    expect(site.renders).toBe(1);
    expect(bodies[0]).toBe(bodies[1]);
    expect(brotliDecompressSync(bodies[0] ?? '').toString()).toMatch(/^Page 1/);
  },
);

test('a page’s data are another answer than its document, within the same bounds and under the same mark', async () => {
  const { site, visit } = gateway();
  const page = await visit('/projects');
  const data = await visit('/projects', {}, 'data');
  expect(data.body).not.toBe(page.body);
  expect([page.mark, (await visit('/projects', {}, 'data')).body]).toEqual(['1', data.body]);
  expect(site.renders).toBe(2);
});

test('a page is compressed as the visitor accepts', async () => {
  const { visit } = gateway();
  const { body, compressed } = await visit('/');
  const gzipped = await compressed?.for('gzip');
  expect(gzipped?.encoding).toBe('gzip');
  expect(gunzipSync(gzipped?.bytes ?? '').toString()).toBe(body);
  await expect(compressed?.for('br;q=0, gzip;q=0')).resolves.toBeUndefined();
  await expect(compressed?.for(undefined)).resolves.toBeUndefined();
});

test('whoever asks while a page is rendered waits for it', async () => {
  const { site, visit } = gateway();
  await Promise.all([visit('/'), visit('/'), visit('/')]);
  expect(site.renders).toBe(1);
});

test.each<[string, (site: ReturnType<typeof gateway>['site']) => void]>([
  ['anything was written', (site) => (site.mark = { mark: '2', number: 2 })],
  ['a backup was restored', (site) => (site.mark = { mark: '1', number: 2 })],
  ['another release is in use', (site) => (site.releases = releasesOf('2'))],
  ['another release of the shell around it is in use', (site) => (site.releases = releasesOf('1', '2'))],
  ['the api does not say that nothing was written', (site) => (site.mark = undefined)],
])('once %s the page is rendered anew', async (_what, happen) => {
  const { site, visit } = gateway();
  await visit('/project/1001');
  happen(site);
  await visit('/project/1001');
  expect(site.renders).toBe(2);
});

test.each<[string, Partial<PageRequest>]>([
  ['/projects', { language: 'ml' }],
  ['/projects', { saver: true }],
  ['/projects?page=2', {}],
  ['/project/1001', {}],
])('%s with %j is another page than /projects', async (path, more) => {
  const { site, visit } = gateway();
  await visit('/projects');
  await visit(path, more);
  expect(site.renders).toBe(2);
});

test.each<[string, Partial<PageRequest>]>([
  ['/payments/home?name=Asha', {}],
  ['/payments-mobile/home?name=Asha', {}],
  ['/payments-complete/success', {}],
  ['/payments-complete/failed', {}],
  ['/application-summary', {}],
  ['/application-summary/of-one-applicant', {}],
  ['/search?q=Asha', {}],
  ['/no/such/page', {}],
  ['/contact', { posted: { values: { name: 'Asha' }, status: 422, errors: [] } }],
])('%s with %j is never held, nor is the mark looked at', async (path, more) => {
  const { site, visit } = gateway();
  await visit(path, more);
  await visit(path, more);
  expect(site).toMatchObject({ renders: 2, marksRead: 0 });
});

test('parameters that a page does not know make no other page of it', async () => {
  const { site, visit } = gateway();
  await visit('/projects?page=2');
  await visit('/projects?page=2&fbclid=1');
  await visit('/projects?fbclid=2&page=2&utm_source=whatsapp&name=Asha');
  expect(site.renders).toBe(1);
});

test('a page is rendered for the parameters that it knows, and is told its address without the others', async () => {
  const { site, visit } = gateway();
  await visit('/search');
  await visit('/search?q=rice&x=1&lang=ml');
  expect(site.rendered).toEqual(['/search', '/search?q=rice&lang=ml']);
});

test('another release may know other parameters', async () => {
  const { site, visit } = gateway();
  await visit('/projects');
  site.releases = releasesOf('2');
  await visit('/projects?x=1');
  expect(site.rendered).toEqual(['/projects', '/projects?x=1']);
});

test('what went wrong for one visitor is nobody else’s answer', async () => {
  const { site, visit } = gateway(false);
  await Promise.all([visit('/'), visit('/')]);
  await visit('/');
  expect(site.renders).toBe(3);
});

test('a page that could not be rendered at all is tried by the next visitor', async () => {
  const answer = createPageCache(() => ({ mark: '1', number: 1 }));
  const fails = () => Promise.reject(new Error('out of order'));
  await expect(answer(askFor('/'), releasesOf('1'), fails)).rejects.toThrow('out of order');
  const page = { status: 200, headers: {}, body: 'page', cacheable: true };
  await expect(answer(askFor('/'), releasesOf('1'), async () => page)).resolves.toMatchObject(page);
});

test('time passes for a page that is held, too', async () => {
  const { site, visit } = gateway();
  await visit('/');
  site.seconds += 29;
  await visit('/');
  expect(site.renders).toBe(1);
  site.seconds += 2;
  await visit('/');
  expect(site.renders).toBe(2);
});
