/** @jest-environment node */
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { FALLBACK_ROUTE, routeOf } from '../../routes.ts';
import { composePage, type Composer } from './compose-page.ts';
import type { LoadedRelease, ReleaseSet } from '../releases/release-set.ts';
import type { RenderTask } from '../releases/rendering/render-task.ts';
import { createOlderFiles } from '../older-files.ts';
import { sampleInlineScripts } from '../testing/sample-inline-scripts.ts';

const release = (module: string) =>
  [
    module,
    {
      module,
      folder: `/releases/${module}`,
      release: { server: 'server.js', integrity: {} },
    } as LoadedRelease,
  ] as const;
const releases = new Map(['shell', 'mf-content', 'mf-donations'].map(release)) as unknown as ReleaseSet;

const frame = { header: 'H', footer: 'F', waiting: 'W', notFound: 'N' };
const page = (html: string, parcels: readonly object[] = []) => ({
  outcome: 'page',
  status: 200,
  html,
  head: { title: 't', description: '' },
  screen: 'home',
  queries: {},
  failed: false,
  parcels,
});

function composer(answer: (task: RenderTask) => unknown) {
  const reported: string[] = [];
  const it: Composer = {
    config: sampleConfig,
    configFile: '/site/config-1.json',
    older: createOlderFiles(''),
    inlineScripts: sampleInlineScripts,
    apiUrl: 'http://api.example',
    reportError: (_error, what) => void reported.push(what),
    renderer: {
      run: async (task) => (task.file.includes('/shell/') ? frame : answer(task)),
      close: async () => undefined,
    },
  };
  return { it, reported };
}

const ask = (path: string) => ({
  url: new URL(path, 'http://site.example'),
  route: routeOf(path),
  language: 'en' as const,
  forwardedFor: () => '192.0.2.1',
  saver: false,
});

const OTHER = {
  api: 'https://other.example/v1',
  content: 'https://cms.example',
  payments: 'https://pay.example',
};

describe.each(['/projects', '/payments-mobile/home'])('the page %s', (path) => {
  test.each([
    [
      {},
      {
        api: 'http://api.example/api',
        content: 'http://api.example/content',
        payments: 'http://api.example/payments',
      },
    ],
    [{ apiBase: OTHER.api, contentBase: OTHER.content, paymentsBase: OTHER.payments }, OTHER],
  ])('with the addresses %j is read from %j', async (config, bases) => {
    const run = jest.fn(() => page('html'));
    const { it } = composer(run);
    await composePage({ ...it, config: { ...sampleConfig, ...config } }, releases, ask(path));
    expect(run).toHaveBeenCalledWith(
      expect.objectContaining({ request: expect.objectContaining({ bases }) }),
    );
  });
});

test('a page that cannot be rendered on the server is left to the browser, within its frame', async () => {
  const { it, reported } = composer(() => Promise.reject(new Error('slow')));
  const composed = await composePage(it, releases, ask('/projects'));
  expect(composed).toMatchObject({ status: 200, outlet: undefined, frame });
  expect(reported).toEqual(['the page of mf-content']);
});

test('an unlisted path is not found even when nobody can draw it', async () => {
  const { it } = composer(() => Promise.reject(new Error('slow')));
  await expect(composePage(it, releases, ask('/nothing'))).resolves.toMatchObject({ status: 404 });
});

test('a path that its remote does not know is answered by the not-found page', async () => {
  const { it } = composer(({ file }) =>
    file.includes('mf-donations') ? { outcome: 'no-match' } : page('none'),
  );
  const composed = await composePage(it, releases, ask('/payments/home'));
  expect(composed).toMatchObject({ route: FALLBACK_ROUTE, outlet: { html: 'none' } });
});

test('a redirect of the remote becomes the answer', async () => {
  const { it } = composer(() => ({ outcome: 'redirect', status: 302, location: '/INVALID' }));
  await expect(composePage(it, releases, ask('/project/0'))).resolves.toEqual({
    outcome: 'redirect',
    location: '/INVALID',
    status: 302,
  });
});

const PARCEL = { module: 'mf-donations', parcel: 'quick', props: {}, slot: 's', marker: '<!--parcel 0-->' };
test.each<[string, object]>([
  ['a status that ends no answer', { ...page('a'), status: 103 }],
  ['a status that no server may send', { ...page('a'), status: 600 }],
  ['more HTML than any page has', page('a'.repeat(1_000_001))],
  ['parcels without end', page('a', Array(31).fill(PARCEL))],
  ['a marker that is everywhere', page('a', [{ ...PARCEL, marker: '' }])],
  ['a redirect with another header', { outcome: 'redirect', status: 302, location: '/a\r\nset-cookie: b' }],
  ['a redirect that is none', { outcome: 'redirect', status: 200, location: '/a' }],
])('a release that answers with %s has its page rendered in the browser', async (_what, answer) => {
  const { it, reported } = composer(() => answer);
  await expect(composePage(it, releases, ask('/'))).resolves.toMatchObject({
    status: 200,
    outlet: undefined,
  });
  expect(reported).toContain('the page of mf-content');
});

describe('a page that holds a parcel of another remote', () => {
  const withParcel = page('<p>a<!--parcel 0-->b</p>', [PARCEL]);

  test('is sent with the parcel in its place', async () => {
    const { it } = composer(({ what }) => (what === 'parcel' ? { html: '<form>$&</form>' } : withParcel));
    const composed = await composePage(it, releases, ask('/'));
    expect(composed).toMatchObject({ outlet: { html: '<p>a<form>$&</form>b</p>' }, complete: true });
  });

  test('is sent without it when that remote fails', async () => {
    const { it, reported } = composer(({ what }) =>
      what === 'parcel' ? Promise.reject(new Error('broken')) : withParcel,
    );
    await expect(composePage(it, releases, ask('/'))).resolves.toMatchObject({
      outlet: { html: '<p>ab</p>' },
      complete: false,
    });
    expect(reported).toEqual(['the parcel mf-donations/quick']);
  });
});
