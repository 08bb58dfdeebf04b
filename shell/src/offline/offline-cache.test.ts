/** @jest-environment node */
import { createHash } from 'node:crypto';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { createOfflineCache, type OfflineCacheDeps } from './offline-cache.ts';

const SITE = 'https://site.example';
const FILE = `${SITE}/releases/mf-content/1.0.0-3f2a9c01b4de/browser/remote.js`;
const STORED_AT = 'Sat, 21 Nov 2026 08:00:00 GMT';

/** The browser's cache storage, in memory. */
function memoryCaches(): CacheStorage {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    const address = (request: string | Request) => (typeof request === 'string' ? request : request.url);
    return {
      match: async (request: string) => entries.get(request)?.clone(),
      put: async (request: string, answer: Response) => void entries.set(request, answer),
      delete: async (request: string | Request) => entries.delete(address(request)),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    };
  };
  return { open } as unknown as CacheStorage;
}

const page = (title: string, { language = 'en', headers = {}, status = 200 } = {}) =>
  new Response(
    `<html><head><title>${title}</title></head><body><main id="main"><h1>${title}</h1></main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html',
        'content-language': language,
        'content-security-policy': "style-src 'self' 'sha256-own'; img-src 'self'",
        'x-keep-to-read': 'yes',
        date: STORED_AT,
        ...headers,
      },
    },
  );

const navigationRequest = (url: string) => {
  const request = new Request(url);
  Object.defineProperty(request, 'mode', { value: 'navigate' });
  return request;
};

function visitor(more: Partial<OfflineCacheDeps> = {}) {
  let online = true;
  let answer: (url: string) => Response = () => page('Nothing');
  const fetched: string[] = [];
  const cache = createOfflineCache({
    origin: SITE,
    caches: memoryCaches(),
    styles: '',
    contact: sampleConfig.trust,
    fetch: async (request) => {
      const url = typeof request === 'string' ? request : request.url;
      if (!online) throw new TypeError('Failed to fetch');
      fetched.push(url);
      return answer(url);
    },
    chosenLanguage: async () => undefined,
    preferredLanguages: [],
    now: () => Date.parse(STORED_AT),
    wait: () => Promise.resolve(),
    ...more,
  });
  const handle = async (request: Request) => {
    const pending: Promise<unknown>[] = [];
    const response = await cache.respond(request, (work) => void pending.push(work));
    await Promise.all(pending);
    return response;
  };
  return {
    cache,
    fetched,
    read: (path: string, response?: Response) => {
      if (response) answer = () => response;
      return handle(navigationRequest(SITE + path));
    },
    load: (url: string, response?: Response) => {
      if (response) answer = () => response;
      return handle(new Request(url));
    },
    setOnline: (now: boolean) => (online = now),
    answerWith: (response: (url: string) => Response) => (answer = response),
  };
}

test('a page that was read opens again without a network, and says when it was kept', async () => {
  const { read, setOnline } = visitor();
  await read('/project/1001', page('A well'));
  setOnline(false);
  const answer = await read('/project/1001');
  const again = await answer?.text();
  expect(again).toContain('<h1>A well</h1>');
  expect(again).toContain('You are offline. This page was saved on 21 November 2026');
  const [, style = ''] = /<style>(.*?)<\/style>/.exec(again ?? '') ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(answer?.headers.get('content-security-policy')).toBe(
    `style-src 'self' 'sha256-own' 'sha256-${hash}'; img-src 'self'`,
  );
});

test('with a network the page is always the server’s', async () => {
  const { read } = visitor();
  await read('/project/1001', page('Old'));
  const again = await (await read('/project/1001', page('New')))?.text();
  expect(again).toContain('New');
  expect(again).not.toContain('offline');
});

test('in Malayalam the note is in Malayalam', async () => {
  const { read, setOnline } = visitor();
  await read('/about?lang=ml', page('കുറിച്ച്', { language: 'ml' }));
  setOnline(false);
  await expect((await read('/about'))?.text()).resolves.toMatch(
    /നിങ്ങൾ ഓഫ്‌ലൈനാണ്\. ഈ പേജ് സൂക്ഷിച്ച സമയം: 2026 നവംബർ 21, 1:30\sPM/,
  );
});

test('a page that was never read in this language is the offline page, which lists what can be read', async () => {
  const { read, setOnline } = visitor({ chosenLanguage: async () => 'ml' });
  await read('/about', page('About &lt;us&gt;'));
  await read('/terms', page('നിബന്ധനകൾ', { language: 'ml' }));
  setOnline(false);
  const answer = await read('/about');
  expect(answer?.status).toBe(503);
  const html = await answer?.text();
  expect(html).toContain('<html lang="ml">');
  expect(html).toContain(`<header><a href="/">${sampleConfig.trust.name.ml}</a></header>`);
  expect(html).toContain('You are offline');
  expect(html).toContain(`<a href="${SITE}/about?lang=en" lang="en" hreflang="en">About &lt;us&gt;</a>`);
  expect(html?.indexOf('നിബന്ധനകൾ')).toBeLessThan(html?.indexOf('About') ?? 0);
});

test.each([
  ['is set to Malayalam', ['ml-IN', 'en-US'], undefined, 'ml'],
  ['is set to Hindi, then Malayalam', ['hi-IN', 'ML'], undefined, 'ml'],
  ['is set to English', ['en-IN', 'ml'], undefined, 'en'],
  ['is set to Malayalam, of someone who chose English', ['ml-IN'], 'en', 'en'],
])(
  'on a phone that %s, the first offline page is in the right language',
  async (_who, preferredLanguages, chosen, lang) => {
    const { read, setOnline } = visitor({ preferredLanguages, chosenLanguage: async () => chosen });
    setOnline(false);
    await expect((await read('/about'))?.text()).resolves.toContain(`<html lang="${lang}">`);
  },
);

test('a page that was read in both languages opens without a network in the one that was chosen last', async () => {
  let chosen = 'en';
  const { read, setOnline } = visitor({ chosenLanguage: async () => chosen, preferredLanguages: ['ml'] });
  await read('/about', page('About', { language: 'en' }));
  await read('/about?lang=ml', page('കുറിച്ച്', { language: 'ml' }));
  setOnline(false);
  await expect((await read('/about'))?.text()).resolves.toContain('About');
  chosen = 'ml';
  await expect((await read('/about'))?.text()).resolves.toContain('കുറിച്ച്');
});

test.each([
  ['not marked as everybody’s', page('Hello Asha', { headers: { 'x-keep-to-read': '' } })],
  ['an error', new Response(page('Broken').body, { status: 503, headers: page('').headers })],
  ['without a language', page('A', { headers: { 'content-language': '' } })],
  ['marked by another word', page('Hello Asha', { headers: { 'x-keep-to-read': 'no' } })],
  ['a new one that was made', page('Made', { status: 201 })],
])('a page that is %s is not kept', async (_what, answer) => {
  const { read, setOnline } = visitor();
  await read('/project/1001', answer);
  setOnline(false);
  await expect((await read('/project/1001'))?.text()).resolves.toContain('<main class="offline">');
});

test('a payment page is always the server’s, and is not kept', async () => {
  const { read, setOnline } = visitor();
  await expect((await read('/payments/home?name=Asha', page('Donate')))?.text()).resolves.toContain('Donate');
  setOnline(false);
  const answer = await read('/payments/home?name=Asha');
  expect(answer?.status).toBe(503);
  await expect(answer?.text()).resolves.not.toContain('Asha');
});

const offlinePageAt = async (path: string, language = 'en') => {
  const { read, setOnline } = visitor({ chosenLanguage: async () => language });
  setOnline(false);
  return (await (await read(path))?.text()) ?? '';
};

test.each([
  ['/payments/bmz', 'en', 'sample.zakat@demobank', '000000000004', 'Bank transfer works without this site'],
  [
    '/payments-federal-legacy/home',
    'en',
    'sample.trust@demobank',
    '000000000003',
    'Bank transfer works without this site',
  ],
  ['/payments-mobile/1001', 'ml', 'sample.trust@demobank', '000000000001', 'ഈ സൈറ്റ് ഇല്ലാതെയും ബാങ്ക് ട്രാൻസ്ഫർ ചെയ്യാം'],
  ['/payments-complete/failed?nid=bmz', 'ml', 'sample.zakat@demobank', '000000000004', 'ഈ സൈറ്റ് ഇല്ലാതെയും'],
  ['/payments/BMZ', 'en', 'sample.zakat@demobank', '000000000004', 'Bank transfer works without this site'],
  ['/solace', 'en', 'sample.trust@demobank', '000000000001', 'Bank transfer works without this site'],
  ['/solace/9001', 'ml', 'sample.trust@demobank', '000000000001', 'ഈ സൈറ്റ് ഇല്ലാതെയും'],
])(
  'without a network %s in %s says how to pay all the same',
  async (path, language, upiId, account, text) => {
    const html = await offlinePageAt(path, language);
    expect(html).toContain(`<dd>${upiId}</dd>`);
    expect(html).toContain(text);
    expect(html).toContain(`<dd>${account}</dd>`);
    expect(html).toContain(`>${sampleConfig.trust.phones[0]}</a>`);
    // In the other language too.
    expect(html).toContain('Bank transfer works without this site');
  },
);

test.each(['/payments-complete/success/SCT/2026/000001', '/payments-report', '/payments-mobile/check'])(
  'where a payment was made, as at %s, nobody is asked to pay again, and the office can be called',
  async (path) => {
    const html = await offlinePageAt(path);
    expect(html).toContain('Do not pay again');
    expect(html).not.toContain('SCT/2026');
    expect(html).not.toContain('demobank');
    expect(html).toContain('href="tel:');
  },
);

test('the offline page within an app has no header, and leads to no page of the site', async () => {
  const { read, setOnline } = visitor();
  await read('/about', page('About us'));
  setOnline(false);
  const html = (await (await read('/payments-mobile/home'))?.text()) ?? '';
  expect(html).toContain('Bank transfer works without this site');
  expect(html).not.toContain('<header');
  expect(html).not.toMatch(/href="(\/|https?:)/);
});

test('the offline page has the site’s letters where a page has loaded them, of the latest release', async () => {
  const { read, load, setOnline } = visitor();
  const fontOf = (release: string) => `${SITE}/releases/shell/${release}/browser/font-malayalam.0123.woff2`;
  await load(fontOf('1.0.0-3f2a9c01b4de'), new Response('old'));
  await load(fontOf('1.0.0-4f2a9c01b4de'), new Response('new'));
  setOnline(false);
  const answer = await read('/gallery');
  expect(await answer?.text()).toContain(`src:url('${fontOf('1.0.0-4f2a9c01b4de')}')`);
  expect(answer?.headers.get('content-security-policy')).toContain("font-src 'self'");
});

test('a page of another kind names the phone number and no account', async () => {
  const html = await offlinePageAt('/account');
  expect(html).toContain('href="tel:');
  expect(html).not.toContain('IFSC');
});

test('without the trust’s numbers the offline page still stands', async () => {
  const { read, setOnline } = visitor({ contact: undefined });
  setOnline(false);
  await expect((await read('/payments/home'))?.text()).resolves.toContain('Bank transfer works');
});

test('a release’s file is fetched once', async () => {
  const { load, fetched, setOnline } = visitor();
  await load(FILE, new Response('code'));
  setOnline(false);
  await expect((await load(FILE))?.text()).resolves.toBe('code');
  expect(fetched).toEqual([FILE]);
});

test('a file that could not be had is not kept', async () => {
  const { load, fetched } = visitor();
  await load(FILE, new Response('gone', { status: 404 }));
  await load(FILE, new Response('code'));
  expect(fetched).toEqual([FILE, FILE]);
});

test('of many pages the ones that were read longest ago give way', async () => {
  const { read, setOnline } = visitor();
  for (let id = 1; id <= 40; id += 1) await read(`/project/${id}`, page(`Project ${id}`));
  setOnline(false);
  await read('/project/1');
  setOnline(true);
  await read('/project/41', page('Project 41'));
  setOnline(false);
  expect((await read('/project/1'))?.status).toBe(200);
  expect((await read('/project/2'))?.status).toBe(503);
});

test('a page that is far too large is not kept', async () => {
  const { read, setOnline } = visitor();
  await read('/project/1', page('x'.repeat(700_000)));
  setOnline(false);
  expect((await read('/project/1'))?.status).toBe(503);
});

test('a page that stood before the worker did is kept with the files that it had loaded', async () => {
  const { cache, read, load, setOnline, answerWith } = visitor();
  answerWith((url) => (url === FILE ? new Response('code') : page('Home')));
  await cache.storeVisit({ page: `${SITE}/`, loaded: [FILE, `${SITE}/api/users/me`] });
  setOnline(false);
  expect((await read('/'))?.status).toBe(200);
  await expect((await load(FILE))?.text()).resolves.toBe('code');
});

test('a page that is told of twice is fetched once; payment pages and other sites never', async () => {
  const { cache, fetched, answerWith } = visitor();
  answerWith(() => page('Home'));
  await cache.storeVisit({ page: `${SITE}/` });
  await cache.storeVisit({ page: `${SITE}/` });
  await cache.storeVisit({ page: `${SITE}/payments/home?name=Asha` });
  await cache.storeVisit({ page: 'https://elsewhere.example/' });
  expect(fetched).toEqual([`${SITE}/`]);
});

test('a page that the server leads elsewhere is not stored under the address that it was asked for by', async () => {
  const { cache, read, setOnline, answerWith } = visitor();
  answerWith(() => Object.defineProperty(page('Elsewhere'), 'redirected', { value: true }));
  await cache.storeVisit({ page: `${SITE}/about` });
  setOnline(false);
  expect((await read('/about'))?.status).toBe(503);
});

test.each([
  ['/about', 600_000, 1],
  ['/about', 600_001, 2],
])('the page %s that is told of again after %i ms has been fetched %i times', async (path, ms, times) => {
  let now = Date.parse(STORED_AT);
  const { cache, fetched, answerWith } = visitor({ now: () => now });
  answerWith(() => page('About'));
  await cache.storeVisit({ page: SITE + path });
  now += ms;
  await cache.storeVisit({ page: SITE + path });
  expect(fetched).toHaveLength(times);
});

test.each([
  [24 * 3_600_000, 1],
  [24 * 3_600_000 + 1, 2],
])(
  'a page of the form that is loaded ahead again after %i ms has been fetched %i times',
  async (ms, times) => {
    let now = Date.parse(STORED_AT);
    const { cache, fetched, answerWith } = visitor({ now: () => now });
    answerWith(() => page('Form'));
    await cache.storeAhead({ ahead: ['/application/11'] });
    now += ms;
    await cache.storeAhead({ ahead: ['/application/11'] });
    expect(fetched).toHaveLength(times);
  },
);

test('no more than sixty pages are loaded ahead', async () => {
  const { cache, fetched, answerWith } = visitor();
  answerWith(() => page('Form'));
  await cache.storeAhead({ ahead: Array.from({ length: 61 }, (_, id) => `/application/${id + 1}`) });
  expect(fetched).toHaveLength(60);
  expect(fetched.at(-1)).toBe(`${SITE}/application/60`);
});

test('a stored page says nothing of how it was packed for the way', async () => {
  const { read, setOnline } = visitor();
  const packed = { 'content-encoding': 'br', 'content-length': '7' };
  await read('/about', page('About', { headers: packed }));
  setOnline(false);
  const answer = await read('/about');
  expect(answer?.headers.get('content-encoding')).toBeNull();
  expect(answer?.headers.get('content-length')).toBeNull();
});

test('pages of the form are stored ahead and open without a network; no other page is fetched for that', async () => {
  const { cache, read, fetched, setOnline, answerWith } = visitor();
  answerWith((url) => page(`Form ${new URL(url).pathname}`));
  await cache.storeAhead({
    ahead: [
      '/application',
      '/application/11',
      '/application-summary/a-secret',
      '/',
      'https://elsewhere.example/application',
    ],
  });
  await cache.storeAhead({ ahead: ['/application'] });
  expect(fetched).toEqual([`${SITE}/application`, `${SITE}/application/11`]);
  setOnline(false);
  await expect((await read('/application/11'))?.text()).resolves.toContain('Form /application/11');
  const list = await (await read('/about'))?.text();
  expect(list).toContain(`${SITE}/application?lang=en`);
  expect(list).not.toContain('/application/11');
});

test('a page of the form that a busy server sent without a part is fetched again after a pause, alone', async () => {
  const pauses: number[] = [];
  const { cache, read, fetched, setOnline, answerWith } = visitor({
    wait: async (ms) => {
      pauses.push(ms);
      answerWith(() => page('Form'));
    },
  });
  answerWith((url) =>
    url.endsWith('/11') ? page('Form', { headers: { 'x-keep-to-read': '' } }) : page('Form'),
  );
  await cache.storeAhead({ ahead: ['/application/11', '/application/12'] });
  expect(fetched).toEqual(['11', '12', '11'].map((id) => `${SITE}/application/${id}`));
  expect(pauses).toEqual([5_000]);
  setOnline(false);
  expect((await read('/application/11'))?.status).toBe(200);
});

test.each([
  ['does not exist', () => page('Not found', { status: 404 })],
  ['is elsewhere', () => Object.defineProperty(page('Elsewhere'), 'redirected', { value: true })],
])('a page of the form that %s is not fetched again', async (_what, answer) => {
  const { cache, fetched, answerWith } = visitor();
  answerWith(answer);
  await cache.storeAhead({ ahead: ['/application/99'] });
  expect(fetched).toEqual([`${SITE}/application/99`]);
});

test('pages of the form are stored when the network is back after a moment; it is not tried for ever', async () => {
  const tried: string[] = [];
  const { cache, read, fetched, setOnline, answerWith } = visitor({
    wait: async (ms) => void setOnline(ms > 5_000),
  });
  answerWith(() => page('Form'));
  setOnline(false);
  await cache.storeAhead({ ahead: ['/application', '/application/11'] });
  expect(fetched).toEqual(['/application', '/application/11'].map((path) => SITE + path));
  setOnline(false);
  expect((await read('/application/11'))?.status).toBe(200);

  const lost = visitor({
    fetch: async (request) => {
      tried.push(typeof request === 'string' ? request : request.url);
      throw new TypeError('Failed to fetch');
    },
  });
  await lost.cache.storeAhead({ ahead: ['/application', '/application/11'] });
  // One page of each try: without a network the others fail as well.
  expect(tried).toEqual(Array(3).fill(`${SITE}/application`));
});
