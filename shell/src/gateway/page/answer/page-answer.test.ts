/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { routeOf, SITE_ROUTES } from '../../../routes.ts';
import { answerPage } from './page-answer.ts';
import type { LoadedRelease, ReleaseSet } from '../../releases/release-set.ts';
import type { RenderTask } from '../../releases/rendering/render-task.ts';
import { createOlderFiles } from '../../older-files.ts';
import { sampleInlineScripts } from '../../testing/sample-inline-scripts.ts';

const FONT = '@font-face{font-family:A;src:url(/releases/a.woff2) format("woff2")}';
const LOCAL = '@font-face{font-family:B;src:local("Roboto")}';
const CONTROLS = '@media (scripting: none){.controls{display:none}}';

const standaloneOf = (module: string) => ({
  entry: `standalone/${module}.js`,
  main: { js: [], css: [] },
  screens: { home: { js: ['standalone/screen-home.js'], css: [] } },
  parcels: {},
  texts: {},
});
const release = (module: string) => {
  const list = { js: [`browser/${module}-more.js`], css: ['browser/a.css'] };
  const browser = {
    entry: `browser/${module}.js`,
    main: list,
    screens: {},
    parcels: {},
    texts: {},
  };
  const loaded = {
    module,
    base: `/releases/${module}/1/`,
    folder: `/releases/${module}`,
    release: {
      id: '1',
      server: 'server.js',
      browser,
      standalone: standaloneOf(module),
      integrity: {
        'browser/shell.js': 'sha256-shell',
        [`browser/${module}-more.js`]: 'sha256-more',
        [`standalone/${module}.js`]: 'sha256-alone',
        'standalone/screen-home.js': 'sha256-home',
      },
      sizes: {},
    },
    styles: new Map([['browser/a.css', FONT + LOCAL + CONTROLS]]),
  };
  return [module, loaded as unknown as LoadedRelease] as const;
};
const releases = new Map(
  ['shell', 'mf-content', 'mf-applications', 'mf-donations'].map(release),
) as unknown as ReleaseSet;

const rendered = {
  outcome: 'page',
  status: 200,
  html: '<h1>Page</h1>',
  head: { title: 't', description: '' },
  screen: 'home',
  queries: {},
  failed: false,
  parcels: [],
};

/** What the gateway answers, and what it asked of the remote. */
async function answer(
  path: string,
  {
    saver = false,
    area = {},
    status = 200,
    frameFails = false,
    offlineReading = true,
    posted,
  }: {
    saver?: boolean;
    area?: object;
    status?: number;
    frameFails?: boolean;
    offlineReading?: boolean;
    posted?: PostedForm;
  } = {},
) {
  const asked: unknown[] = [];
  const composer = {
    config: { ...sampleConfig, relief: { application: 'https://forms.example/relief' } },
    configFile: '/site/config-0123456789abcdef.json',
    older: createOlderFiles(''),
    inlineScripts: sampleInlineScripts,
    apiUrl: 'http://api.example',
    reportError: () => undefined,
    renderer: {
      run: async ({ file, request }: RenderTask) => {
        if (file.includes('/shell/') && frameFails) throw new Error('slow');
        if (file.includes('/shell/')) return { header: 'H', footer: 'F', waiting: 'W', notFound: 'N' };
        asked.push(request);
        return { ...rendered, status, ...area };
      },
      close: async () => undefined,
    },
  };
  const url = new URL(path, 'https://sample.example');
  const ask = {
    url,
    route: routeOf(url.pathname),
    language: 'en' as const,
    forwardedFor: () => '192.0.2.1',
    saver,
    posted,
  };
  const given = await answerPage(composer, releases, ask, { alone: undefined, offlineReading });
  return { ...given, asked };
}

describe('whoever saves data', () => {
  test('reads pages without any script or font', async () => {
    const { body, headers, asked } = await answer('/projects', { saver: true });
    expect(body).not.toMatch(/<script(?! type="application\/ld\+json")|rel="preload"|page-state|woff2/);
    expect(body).toContain(LOCAL);
    expect(body).not.toContain('scripting');
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(asked).toEqual([expect.objectContaining({ saver: true })]);
  });

  test('gets the scripts of a page that needs them, still without fonts', async () => {
    const { body, asked } = await answer('/application', { saver: true });
    expect(body).toContain('["/releases/shell/1/browser/shell.js"');
    expect(body).toContain('"saver":true');
    expect(body).toContain('scripting');
    expect(body).not.toMatch(/woff2|speculationrules/);
    expect(asked).toEqual([expect.objectContaining({ saver: false })]);
  });

  test('gets scripts where the page could not be read, since its Retry needs them', async () => {
    const { body } = await answer('/projects', { saver: true, area: { failed: true, status: 503 } });
    expect(body).toContain('["/releases/shell/1/browser/shell.js"');
  });
});

test('everybody else gets scripts and fonts, and a cache may not mix the two', async () => {
  const { body, headers } = await answer('/projects');
  expect(body).toContain('["/releases/shell/1/browser/shell.js"');
  expect(body).toContain('woff2');
  expect(headers.vary?.split(', ')).toEqual(expect.arrayContaining(['Cookie', 'Save-Data']));
});

test('a page for everyone lets in by their hashes the scripts and styles that it holds, and no others', async () => {
  const { body, headers } = await answer('/payments/home');
  const allowed = (elements: RegExp) =>
    [...body.matchAll(elements)]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ');
  const scripts = allowed(/<script(?: type="speculationrules")?>(.*?)<\/script>/gs);
  const policy = headers['content-security-policy']?.split('; ');
  const [, preloaded = ''] =
    /<link rel="preload" as="script" href="[^"]+" integrity="([^"]+)"/.exec(body) ?? [];
  expect(policy).toContain(`script-src ${scripts} '${preloaded}' 'strict-dynamic'`);
  expect(policy).toContain(`style-src 'self' ${allowed(/<style[^>]*>(.*?)<\/style>/gs)}`);
  expect(body).not.toContain('nonce');
});

test.each(['/payments/home?name=Asha', '/payments-complete/failed', '/application-summary/of-one-applicant'])(
  '%s, which is one visitor’s, lets in what has its nonce, another one with each answer',
  async (path) => {
    const answers = [await answer(path), await answer(path)];
    const nonces = answers.map(
      ({ headers }) =>
        /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(headers['content-security-policy'] ?? '')?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    expect(answers[0]?.body).toContain(`<script nonce="${nonces[0]}">`);
    expect(answers[0]?.body).toContain(`<style nonce="${nonces[0]}"`);
  },
);

test('nothing is named ahead that would keep the first paint and picture waiting', async () => {
  const { body } = await answer('/projects');
  const [seen = '', rest = ''] = body.split('<div id="frame-bottom">');
  expect(seen).not.toMatch(/<link [^>]*rel="(preload|modulepreload)"/);
  expect(body).not.toMatch(/<script [^>]*src=/);
  expect(rest.match(/<link [^>]*>/g)).toEqual([expect.stringContaining('/browser/shell.js')]);
});

test.each([
  ['/projects?status=completed', {}, 'yes'],
  ['/project/1001', { saver: true }, 'yes'],
  ['/project/1001', { status: 404 }, undefined],
  ['/project/1001', { area: { failed: true } }, undefined],
  ['/', { area: { incomplete: true } }, undefined],
  ['/', { frameFails: true }, undefined],
  ['/project/1001', { offlineReading: false }, undefined],
  ['/projects?q=Asha', {}, undefined],
  ['/no/such/page', {}, undefined],
  ['/payments/home', {}, undefined],
  ['/application', {}, 'yes'],
  ['/application?agreed=1', {}, undefined],
  ['/application-summary', {}, undefined],
])('%s with %j tells browsers that it may be kept: %s', async (path, how, said) => {
  expect((await answer(path, how)).headers['x-keep-to-read']).toBe(said);
});

test('a page names the offline worker, save where its address is a secret or there is no worker', async () => {
  for (const path of ['/', '/application', '/payments/home']) {
    expect((await answer(path)).body).toContain('"worker":"/sw.js"');
  }
  expect((await answer('/application-summary')).body).not.toContain('"worker"');
  expect((await answer('/', { offlineReading: false })).body).not.toContain('"worker"');
});

test.each(['/', '/relief/application', '/payments-mobile/home'])(
  '%s asks for the configuration with its scripts, and holds none itself',
  async (path) => {
    const { body } = await answer(path);
    expect(body).toContain('"configFile":"/site/config-0123456789abcdef.json"');
    expect(body).toContain('"preloads":[["/site/config-0123456789abcdef.json"]');
    expect(body).not.toContain('"config":');
  },
);

test('the title of a page whose form was refused says so', async () => {
  const refused = { values: {}, status: 422, errors: [] };
  expect((await answer('/contact', { posted: refused })).body).toContain('<title>Error: t</title>');
  expect((await answer('/contact', { posted: { ...refused, status: 200 } })).body).toContain(
    '<title>t</title>',
  );
});

test('an answer to a form that was sent is never kept: it holds what was typed', async () => {
  const posted = { values: { name: 'Asha' }, status: 422, errors: [] };
  const { headers } = await answer('/contact', { posted });
  expect(headers['x-keep-to-read']).toBeUndefined();
});

test.each([
  '/application-summary',
  '/application-summary/a-secret',
  '/payments/home?name=Asha',
  '/payments-mobile/home?name=Asha',
  '/payments-check?tran=SCT%2F2025%2F000001',
  '/payments-complete/success/SCT/2025/000001',
  '/payments-complete/failed?reason=cancelled',
])('%s, which browsers may not store or which is one visitor’s, is not in the page cache', async (path) => {
  const { cacheable, headers } = await answer(path);
  expect(cacheable).toBe(false);
  expect(headers['x-keep-to-read']).toBeUndefined();
});

test('no page that browsers may not store is in the page cache', async () => {
  const paths = SITE_ROUTES.map(({ path }) => path.replaceAll(/:\w+\??|\*/g, 'a'));
  const answers = await Promise.all(paths.flatMap((path) => [answer(path), answer(`${path}?tran=1`)]));
  const unstored = answers.filter(({ headers }) => headers['cache-control']?.includes('no-store'));
  expect(unstored.length).toBeGreaterThan(1);
  for (const { cacheable } of unstored) expect(cacheable).toBe(false);
});

test('the address of a summary opens an application: the page is kept by nothing and told to no other site', async () => {
  const { headers } = await answer('/application-summary/a-secret');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
});

describe('a page for apps', () => {
  test('is its remote alone: no frame, no shell, and no other module’s file', async () => {
    const { body } = await answer('/payments-mobile/home');
    expect(body).toContain('<h1>Page</h1>');
    expect(body).not.toMatch(/frame-top|frame-bottom|speculationrules/);
    const files = [...body.matchAll(/"(\/releases\/[^"]+)"/g)].map(([, file]) => file);
    expect([...new Set(files)]).toEqual([
      '/releases/mf-donations/1/standalone/mf-donations.js',
      '/releases/mf-donations/1/standalone/screen-home.js',
    ]);
    expect(body).toContain('"remotes":{}');
  });

  test('tells its script which screen it is, and that its links load documents', async () => {
    const { body } = await answer('/payments-mobile/home', {
      area: { params: { nid: 'home' }, single: true },
    });
    expect(body).toContain('"route":{"screen":"home","params":{"nid":"home"}},"single":true');
  });

  test('is kept by nothing where something was typed', async () => {
    const { headers } = await answer('/payments-mobile/home?firstName=Asha');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('is the site’s not-found page, in its frame, where a release does not know it', async () => {
    const { body } = await answer('/payments-mobile/home', { area: { outcome: 'no-match' } });
    expect(body).toContain('frame-top');
  });
});
