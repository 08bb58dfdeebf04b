/** @jest-environment node */
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { ANY_CHARACTER } from '@trust/shared/testing/any-character';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Problem } from '@trust/shared/contract/problem';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { createHashedFile } from './hashed-file.ts';
import { CONFIG_PREFIX } from '../offline/offline-requests.rules.ts';
import { createGateway } from './gateway-app.ts';
import type { LoadedRelease, ReleaseSet } from './releases/release-set.ts';
import type { RenderTask } from './releases/rendering/render-task.ts';
import { sampleInlineScripts } from './testing/sample-inline-scripts.ts';

// The real one loads a module in a way that the test runner does not know.
jest.mock('@fastify/cookie', () => {
  const plugin = async (app: FastifyInstance) => {
    app.decorateRequest('cookies', { getter: () => ({}) });
    app.addHook('onRequest', async (request) => {
      const cookies = Object.fromEntries(new URLSearchParams(request.headers.cookie));
      Object.defineProperty(request, 'cookies', { value: cookies });
    });
    app.decorateReply('setCookie', function (this: FastifyReply, name: string, value: string) {
      return this.header('set-cookie', `${name}=${value}`);
    });
  };
  return Object.assign(plugin, { [Symbol.for('skip-override')]: true });
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const HTML = { accept: 'text/html,application/xhtml+xml' };

const release = (module: string) => {
  const list = { js: [], css: [] };
  const browser = { entry: 'browser/a.js', main: list, screens: {}, parcels: {}, texts: {} };
  const loaded = {
    module,
    base: `/releases/${module}/1/`,
    folder: `/releases/${module}`,
    release: { id: '1', server: 'server.js', browser, integrity: {}, sizes: {} },
    styles: new Map([['a.css', 'h1{color:red}@font-face{font-family:A;src:url(/releases/shell/1/a.woff2)}']]),
  };
  return [module, loaded as unknown as LoadedRelease] as const;
};
const releasesOf = (...modules: string[]) => new Map(modules.map(release)) as unknown as ReleaseSet;
const releases = releasesOf('shell', 'mf-content', 'mf-donations');
let gateway: FastifyInstance;
let port = 0;
let broken = false;
let missing: string[] = [];
/** Renderings of the frame that wait until `slow` is over. */
let slow: { over: Promise<void>; waiting: number } | undefined;

/**
 * The frame says in which language it was drawn; no remote can draw, so that pages hold the frame's own messages, and
 * mf-donations knows of nothing.
 */
const renderer = {
  run: async ({ file, request }: RenderTask) => {
    if (broken) throw new Error('out of order');
    if (file.includes('/mf-donations/')) await slow?.over;
    if (file.includes('/mf-donations/')) return { outcome: 'redirect', status: 302, location: '/INVALID' };
    if (!file.includes('/shell/')) throw new Error('slow');
    if (slow) {
      slow.waiting += 1;
      await slow.over;
    }
    const { language } = request as { language: string };
    return { header: 'H', footer: 'F', waiting: 'waiting', notFound: `not found in ${language}` };
  },
  close: async () => undefined,
};

const startGateway = async (alone?: 'mf-donations' | 'mf-content') =>
  createGateway({
    config: {
      port: 0,
      host: '127.0.0.1',
      apiUrl: 'http://127.0.0.1:1',
      releasesDir: await mkdtemp(join(tmpdir(), 'gateway-')),
      logLevel: 'silent',
      trustedProxies: ['loopback'],
      alone,
      renderThreads: 1,
      offlineReading: false,
      publicConfig: sampleConfig,
    },
    renderer,
    releaseStore: {
      current: () => {
        if (broken) throw new Error('out of order');
        return releases;
      },
      webview: () => releasesOf('shell', 'mf-content'),
      follow: async () => undefined,
      missing: () => missing,
      stop: async () => undefined,
    },
    worker: '',
    fallbacks: '',
    inlineScripts: sampleInlineScripts,
  });

beforeAll(async () => {
  gateway = await startGateway();
  const address = await gateway.listen({ port: 0, host: '127.0.0.1' });
  port = Number(new URL(address).port);
});
afterEach(() => (broken = false));

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** What the gateway answers to a path, which is sent as it is written. */
async function ask(path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}) {
  const asking = request({ host: '127.0.0.1', port, path, method, headers });
  const answered = once(asking.end(body), 'response');
  const [answer]: IncomingMessage[] = await answered;
  if (!answer) throw new Error('Nothing came back.');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { statusCode: answer.statusCode, headers: answer.headers, body: text };
}
afterAll(() => gateway.close());

test('a remote that is served alone lists its screens, also where a link leads out of it', async () => {
  const alone = await startGateway('mf-donations');
  const get = (url: string) => alone.inject({ url, headers: HTML });
  for (const path of ['/screens', '/']) {
    const list = await get(path);
    expect([list.statusCode, list.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(list.body).toContain('<h1>Screens of mf-donations</h1>');
  }
  for (const path of ['/project/1076', '/account', '/nothing/at/all']) {
    const answer = await get(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.body).toContain('<h1>This page belongs to another part of the site</h1>');
    expect(answer.body).toContain('<a href="/payments/home?lang=en"');
  }
  const malayalam = await get('/account?lang=ml');
  expect([malayalam.headers['content-language'], malayalam.body]).toEqual([
    'ml',
    expect.stringContaining('<h1>ഈ പേജ് സൈറ്റിന്റെ മറ്റൊരു ഭാഗത്തിന്റേതാണ്</h1>'),
  ]);
  await alone.close();
});

test('a remote that has a home page lists its screens beside it, and links that lead out of it say so', async () => {
  const alone = await startGateway('mf-content');
  const get = (url: string) => alone.inject({ url, headers: HTML });
  const list = await get('/screens');
  expect([list.statusCode, list.body]).toEqual([
    200,
    expect.stringContaining('<h1>Screens of mf-content</h1>'),
  ]);
  expect(list.body).toContain('<a href="/projects?lang=en"');
  for (const path of ['/payments/home', '/account', '/application'])
    expect([path, (await get(path)).body]).toEqual([
      path,
      expect.stringContaining('<h1>This page belongs to another part of the site</h1>'),
    ]);
  for (const path of ['/', '/nothing/at/all'])
    expect([path, (await get(path)).body]).toEqual([path, expect.not.stringContaining('Screens of')]);
  await alone.close();
});

test('browsers get the site’s configuration once, and a page of another configuration gets it too, for once', async () => {
  const text = JSON.stringify(sampleConfig);
  const hrefOf = (config: object) => createHashedFile(CONFIG_PREFIX, 'json', JSON.stringify(config)).href;
  const href = hrefOf(sampleConfig);
  const own = await ask(href);
  expect([own.statusCode, own.body]).toEqual([200, text]);
  expect(own.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const formerHref = hrefOf({ ...sampleConfig, siteUrl: 'https://former.example' });
  const other = await ask(formerHref);
  expect([other.statusCode, other.body, other.headers['cache-control']]).toEqual([200, text, 'no-store']);
  expect((await ask('/site/config-x.json')).statusCode).not.toBe(200);
});

test.each([
  ['//evil.example/x?a=1', '/evil.example/x?a=1'],
  ['/x/..//evil.example', '/evil.example'],
  [String.raw`/\evil.example`, '/evil.example'],
  ['///', '/'],
])('an address like %s leads to a path of this site', async (url, location) => {
  const answer = await ask(url, { headers: HTML });
  expect(answer.statusCode).toBe(308);
  expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' });
});

test.each([
  ['/project/1076.', '/project/1076'],
  ['/project/1076)?lang=ml&utm_source=x', '/project/1076?lang=ml&utm_source=x'],
  ['/project/1076%E2%80%8B', '/project/1076'],
  ['/project/%E0%B5%A7%E0%B5%A6%E0%B5%AD%E0%B5%AC', '/project/1076'],
  ['/payments/home,', '/payments/home'],
  ['/payments/(home)?firstName=Anu', '/payments/home?firstName=Anu'],
  ['/application-summary/secret.', '/application-summary/secret'],
  ['/projects?category=20.', '/projects?category=20'],
  ['/payments-complete/success/SCT/2026/000347.', '/payments-complete/success/SCT/2026/000347'],
])('a link with what followed it in a message, %s, leads to the page', async (url, location) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const answer = await ask(url, { method, headers: HTML });
    expect(answer.statusCode).toBe(301);
    // The address may be a donor's, or open an application.
    expect(answer.headers).toMatchObject({ location, 'cache-control': 'no-store' });
  }
  expect((await ask('/nothing-is-here.', { headers: HTML })).statusCode).not.toBe(301);
});

test.each([
  ['/%', { cookie: 'lang=ml' }, 'ml'],
  ['/pages/%E0%A4%A?lang=en', { cookie: 'lang=ml' }, 'en'],
])('a link that was cut off, like %s, is a page that does not exist', async (url, headers, language) => {
  const answer = await ask(url, { headers: { ...HTML, ...headers } });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain(`not found in ${language}`);
});

const MALAYALAM_PHONE = { 'accept-language': 'ml-IN,ml;q=0.9,en-US;q=0.8,en;q=0.7' };

test.each([
  ['on a phone that is set to Malayalam', '/x', MALAYALAM_PHONE, 'ml'],
  ['on that phone, by whoever chose English', '/x', { ...MALAYALAM_PHONE, cookie: 'lang=en' }, 'en'],
  ['on that phone, at an English address', '/x?lang=en', { ...MALAYALAM_PHONE, cookie: 'lang=ml' }, 'en'],
  ['on a phone that is set to Hindi', '/x', { 'accept-language': 'hi-IN,hi;q=0.9' }, 'en'],
  ['by a search engine', '/x', {}, 'en'],
])(
  'a page that is read %s is in the language of the reader, for no one else',
  async (_how, path, of, language) => {
    const answer = await ask(path, { headers: { ...HTML, ...of } });
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`not found in ${language}`);
    expect(answer.headers['content-language']).toBe(language);
    expect(answer.headers.vary).toMatch(/Accept-Language, Cookie/);
    expect(answer.headers['cache-control']).toMatch(/^private/);
  },
);

test('an address chooses the language of later visits once its page is opened, not when it is loaded ahead', async () => {
  const choose = async (headers: Record<string, string>) =>
    (await ask('/x?lang=ml', { headers: { ...HTML, ...headers } })).headers['set-cookie'];
  expect(await choose({})).toEqual(['lang=ml']);
  expect(await choose({ 'sec-purpose': 'prefetch' })).toBeUndefined();
  expect(await choose({ 'sec-purpose': 'prefetch;prerender' })).toBeUndefined();
});

test.each([
  ['POST', '/projects', 405, 'Nothing can be sent to this address'],
  ['DELETE', '/', 405, 'Nothing can be sent to this address'],
  ['PROPFIND', '/projects', 405, 'Nothing can be sent to this address'],
  ['GET', '/releases/mf-content/1.0.0-abc/browser/gone.js', 404, 'There is no such thing here'],
  ['GET', '/releases/pointer.json', 404, 'There is no such thing here'],
  ['GET', '/api/projects', 503, 'This is not available just now. Try again shortly'],
] as const)('%s %s is refused with a problem that says why', async (method, url, status, detail) => {
  const answer = await ask(url, { method });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(answer.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  const problem = Problem.parse(JSON.parse(answer.body));
  expect(problem).toMatchObject({ type: 'about:blank', status, detail });
  expect(problem.requestId).toMatch(UUID);
});

test.each([
  ['/api/projects?lang=ml', {}],
  ['/api/projects', MALAYALAM_PHONE],
  ['/api/projects', { 'accept-language': 'en', cookie: 'lang=ml' }],
  ['/api/projects', { 'accept-language': 'ml', cookie: 'lang=en', 'sec-fetch-dest': 'empty' }],
])('it says so in Malayalam to whoever reads that: %s %j', async (url, headers) => {
  const answer = await ask(url, { headers });
  expect(JSON.parse(answer.body).detail).toMatch(/^ഇത് ഇപ്പോൾ ലഭ്യമല്ല/);
  expect(answer.headers['content-language']).toBe('ml');
});

test('a form that is sent to a page of nothing leads where the page does', async () => {
  const headers = { ...HTML, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await ask('/solace/999', { method: 'POST', headers, body: 'firstName=A' });
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe('/INVALID');
});

test('a page that answers a form may be stored by nobody: it shows what was typed', async () => {
  const headers = { ...HTML, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await ask('/contact', { method: 'POST', headers, body: 'email=anu%40donor.example' });
  expect(answer.body).toContain('</html>');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('a page for apps whose remote has no release says so by itself, and can be asked for again', async () => {
  const answer = await ask('/payments-mobile/home', { headers: HTML });
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('This page could not be shown');
  expect(answer.body).toContain('<p lang="ml">');
  expect(answer.body).toMatch(/<a href=""><span lang="en">Try again<.*<span lang="ml">വീണ്ടും ശ്രമിക്കുക</);
  expect(answer.body).not.toMatch(/<header|<a href="[^"]/);
  const onPhone = await ask('/payments-mobile/home', { headers: { ...HTML, ...MALAYALAM_PHONE } });
  expect(onPhone.body).toContain('<h1>ഈ പേജ് കാണിക്കാൻ കഴിഞ്ഞില്ല</h1>');
  expect(onPhone.body).toContain('<p lang="en">This page could not be shown.');
});

test.each([
  ['/payments-check', /<header>.*Sample.*<\/header>.*<a href="\/">/s],
  ['/payments-mobile/check', /^(?!.*<(header|a) )/s],
])('a form that is too long for %s is refused by a page of its kind', async (url, page) => {
  const headers = { ...HTML, 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await ask(url, { method: 'POST', headers, body: `phone=${'1'.repeat(10_000)}` });
  expect(answer.statusCode).toBe(413);
  expect(answer.body).toMatch(page);
});

test('pages that are made without the shell have its letters', async () => {
  const answer = await ask('/fonts.css');
  expect(answer.headers['content-type']).toContain('text/css');
  expect(answer.body).toBe('@font-face{font-family:A;src:url(/releases/shell/1/a.woff2)}');
});

test('a fault of ours says that trying again may help, a request that was wrong does not', async () => {
  broken = true;
  const failed = await ask('/', { headers: HTML });
  expect(failed.statusCode).toBe(500);
  expect(failed.body).toContain('Something went wrong on our side. Try again.');
  expect(failed.body).toContain('<a href="">');
  expect(JSON.parse((await ask('/')).body)).toMatchObject({ status: 500 });

  const long = { ...HTML, 'content-type': 'application/x-www-form-urlencoded' };
  const refused = await ask('/contact', {
    method: 'POST',
    headers: long,
    body: `message=${'a'.repeat(200_000)}`,
  });
  expect(refused.statusCode).toBe(413);
  expect(refused.body).not.toContain('<a href="">');
  expect(refused.body).toContain('ഇത് അയയ്ക്കാവുന്നതിലും കൂടുതലാണ്');
  expect(refused.body).not.toMatch(/again/i);
});

test('what is no request at all is answered as one that cannot be read', async () => {
  const socket = connect(port, '127.0.0.1');
  const gone = once(socket, 'close');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString()));
  socket.write('NONSENSE / HTTP/1.1\r\n\r\n');
  await gone;
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('application/problem+json');
  expect(answer).toContain('The request could not be read');
});

test.each(['GET', 'HEAD'] as const)('the icon is there for who asks for it with %s', async (method) => {
  const answer = await ask('/favicon.ico', { method });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain('image/svg+xml');
});

test.each([
  ['en', '?lang=en', 'Donate', 'Apply for aid'],
  ['ml', '?lang=ml', 'സംഭാവന', 'സഹായത്തിന് അപേക്ഷിക്കുക'],
  ['ml', '', 'സംഭാവന', 'സഹായത്തിന് അപേക്ഷിക്കുക'],
])(
  'a phone can install the site, with ways to give, apply and check a payment (%s)',
  async (lang, query, give, apply) => {
    const answer = await ask(`/manifest.webmanifest${query}`, { headers: MALAYALAM_PHONE });
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    expect(answer.headers).toMatchObject({
      'content-language': lang,
      vary: expect.stringContaining('Cookie'),
    });
    expect(JSON.parse(answer.body)).toMatchObject({
      lang,
      start_url: '/',
      display: 'standalone',
      shortcuts: [
        { name: give, url: '/payments/home' },
        { name: apply, url: '/application' },
        { url: '/payments-check' },
      ],
    });
  },
);

test('each icon of the installed site is a picture of the size that is promised', async () => {
  const { icons } = JSON.parse((await ask('/manifest.webmanifest')).body) as {
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(icons.map(({ sizes, type }) => `${sizes} ${type}`)).toEqual([
    'any image/svg+xml',
    '192x192 image/png',
    '512x512 image/png',
  ]);
  const touch = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...icons, touch]) {
    const answer = await fetch(`http://127.0.0.1:${port}${src}`);
    expect(answer.headers.get('content-type')).toBe(type);
    if (type !== 'image/png') continue;
    const png = Buffer.from(await answer.arrayBuffer());
    // Width and height stand in the header chunk.
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
});

test('programs that ask for a well-known file that is not there get a line, not a page', async () => {
  const answer = await ask('/.well-known/assetlinks.json');
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/plain');
});

test('who finds a weakness is told whom to write to', async () => {
  const { body } = await ask('/.well-known/security.txt');
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
  // Of less than a year, as RFC 9116 recommends.
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test('readiness names each module that cannot be served', async () => {
  missing = ['mf-donations', 'mf-auth'];
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  missing = [];
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  await expect(answer.json()).resolves.toMatchObject({
    status: 503,
    requestId: expect.any(String),
    errors: expect.arrayContaining(
      ['mf-donations', 'mf-auth'].map((field) => ({ field, message: 'not ready' })),
    ),
  });
});

test.each([
  ['that stops says nothing of the pages that it was rendering ahead', true],
  ['that goes on says which page could not be rendered ahead', false],
])('a gateway %s', async (_what, stops) => {
  const starting = await startGateway();
  const log = jest.spyOn(starting.log, 'error').mockImplementation(() => undefined);
  let abort: (reason: Error) => void = () => undefined;
  slow = { over: new Promise<void>((_resolve, reject) => (abort = reject)), waiting: 0 };
  const rendered = starting.renderAhead(releases, ['mf-donations']);
  if (stops) await starting.close();
  abort(new Error('The task was aborted.'));
  await rendered;
  slow = undefined;
  expect(log.mock.calls.length > 0).toBe(!stops);
  await starting.close();
});

test('a page’s data are answered as calls are: problems in the caller’s language, which nobody stores', async () => {
  const answer = await ask('/page-data/mf-content/2/en?path=%2Fprojects', {
    headers: { ...HTML, 'accept-language': 'ml' },
  });
  expect([answer.statusCode, Problem.parse(JSON.parse(answer.body)).detail]).toEqual([
    409,
    expect.stringMatching(/^സൈറ്റിൽ/),
  ]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-language': 'ml',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect((await ask('/page-data/mf-content/1/en?path=%2Fprojects', { method: 'POST' })).statusCode).toBe(405);
});

test('too many pages at once are refused at once, data first and payments last, and none once there is room', async () => {
  let end = () => {};
  slow = { over: new Promise((resolve) => (end = resolve)), waiting: 0 };
  const load = async (path: string, count: number) => {
    const before = slow?.waiting ?? 0;
    const answers = Array.from({ length: count }, () => ask(path, { headers: HTML }));
    while ((slow?.waiting ?? 0) < before + count) await new Promise(setImmediate);
    return answers;
  };
  const askForData = async () => (await ask(DATA, { headers: HTML })).statusCode;
  const taken = await load('/about', 47);
  expect(await askForData()).toBe(200);
  taken.push(...(await load('/about', 1)));
  expect(await askForData()).toBe(503);
  taken.push(...(await load('/about', 16)));
  const refused = await ask('/projects', { headers: HTML });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.body).toContain('<p lang="ml">');
  expect(refused.headers['x-content-type-options']).toBe('nosniff');
  expect((await ask('/healthz')).statusCode).toBe(200);
  expect((await ask('/favicon.ico')).statusCode).toBe(200);
  taken.push(...(await load('/payments/home', 32)));
  expect((await ask('/payments/home', { headers: HTML })).statusCode).toBe(503);

  slow = undefined;
  end();
  const statuses = (await Promise.all(taken)).map(({ statusCode }) => statusCode);
  expect(statuses).not.toContain(503);
  expect((await ask('/about', { headers: HTML })).statusCode).toBe(200);
  expect(await askForData()).toBe(200);
});

const DATA = '/page-data/mf-content/1/en?path=%2Fprojects';

/** Sends a request's bytes as they are; the answer is all that comes until the connection ends. */
async function sendRaw(target: string, headers: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => (answer += data.toString('latin1')));
  socket.write(
    Buffer.from(
      [`GET ${target} HTTP/1.1`, 'host: site.example', 'connection: close', ...headers, '', ''].join('\r\n'),
    ),
  );
  await once(socket, 'close');
  return answer;
}

const SEGMENTS = [
  ...['', '.', '..', '...', '%', '%00', '%zz', '%E0%A4', '%2e%2e', '%2F', '%5c', '\\', '//', ';', '#', '?', '&', '='],
  ...['__proto__', 'constructor', '്', '\u0300', '\ufe0f', '\u202e', '%ED%A0%80', '[', ']]', '"', '<script>', '{id}'],
  ...['9'.repeat(400), 'x'.repeat(3_000), '-1', '1e9', 'NaN', '101', 'SCT', '2026', '000001', 'കുട്ടികള്', '𝒜'],
  ...['project', 'projects', 'payments', 'payments-complete', 'success', 'payments-check', 'payments-report', 'home'],
  ...['application', 'search', 'solace', 'releases', 'shell', 'site', 'fonts.css', 'sw.js', 'favicon.ico', 'pages'],
  ...['sitemap.xml', '.well-known', 'healthz', 'receipt', 'lang', 'q', 'nid', 'tran', 'next', 'ml', 'en'],
  ...['page-data', 'mf-content', 'path'],
]; // prettier-ignore
const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SEGMENTS) },
  { weight: 1, arbitrary: fc.string({ unit: ANY_CHARACTER, maxLength: 30 }) },
);
const HEADERS = [
  'accept-language',
  'cookie',
  'if-none-match',
  'range',
  'accept',
  'accept-encoding',
  'save-data',
];
const header = fc
  .tuple(
    fc.constantFrom(...HEADERS),
    fc.oneof(
      segment,
      fc.constantFrom(
        'lang=%',
        'lang=ml; lang=en',
        'bytes=5-1',
        'bytes=9e9-',
        'W/"',
        '*',
        'ml;q=x,*',
        '__proto__=1',
      ),
    ),
  )
  .map(([name, typed]) => `${name}: ${typed.replaceAll(/[\r\n]/g, ' ')}`);

/** More for a long look: `REQUESTS=10000 npx jest gateway-app`. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 250);

test(
  'whatever address and headers are sent, the gateway answers and never fails, and tells nothing of itself',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { maxLength: 5 }),
        fc.array(segment, { maxLength: 4 }),
        fc.array(header, { maxLength: 4 }),
        async (path, query, headers) => {
          const target = `/${path.join('/')}${query.length > 0 ? `?${query.join('=')}` : ''}`.replaceAll(
            /[\s\0]/g,
            '',
          );
          const answer = await sendRaw(target, headers);
          const [, status] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
          expect({ target, headers, status }).toEqual({
            target,
            headers,
            // 503: no api runs behind this gateway.
            status: expect.stringMatching(/^(?:[1-4]\d\d|503)$/),
          });
          expect(answer).not.toMatch(/node_modules|\bat .*:\d+:\d+|TypeError|RangeError|URIError/);
        },
      ),
      { numRuns: REQUESTS, endOnFailure: true, seed: REQUESTS > 1_000 ? undefined : 44 },
    );
  },
  60_000 + REQUESTS * 60,
);
