/** @jest-environment node */
import type { Language } from '@trust/shared/contract/languages';
import { sampleConfig } from '@trust/shared/testing/sample-config';
import { splitIntoChunks, writeDocument, type PageDocument } from './page-document.ts';
import { createOlderFiles } from '../older-files.ts';
import { sampleInlineScripts } from '../testing/sample-inline-scripts.ts';

const FILE = {
  file: 'browser/a.js',
  href: '/releases/shell/1/browser/a.js',
  integrity: 'sha256-a',
  bytes: 70_000,
};

const page = (head: object, areaHtml = '', language: Language = 'en', more: Partial<PageDocument> = {}) =>
  writeDocument({
    language,
    url: new URL('https://sample.example/newsDetail/5'),
    config: sampleConfig,
    nonce: 'n',
    head: { title: 'A title', description: 'A text', ...head },
    assets: { styles: [], parcelStyles: [], lateStyles: [], entries: [], scripts: [FILE], start: FILE },
    older: createOlderFiles(''),
    inlineScripts: sampleInlineScripts,
    frame: null,
    outletHtml: areaHtml,
    neverPrefetched: null,
    state: { language, configFile: '/site/config-1.json', remotes: {}, outlet: null },
    ...more,
  }).html;

test('what search engines are told cannot end its script, whatever a name holds', () => {
  const name = '</script><script>steal()</script><!--\u2028';
  const html = page({ jsonLd: [{ '@type': 'Event', name }] });
  expect(html).not.toContain('<script>steal()');
  expect(html).not.toContain('<!--');
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '@type': 'Event', name });
});

test('a card is told with its size and with what it shows', () => {
  const html = page({ image: '/media/a.jpg', imageAlt: 'A "roof"', imageSize: { width: 1200, height: 630 } });
  expect(html).toContain('<meta property="og:image" content="https://sample.example/media/a.jpg">');
  expect(html).toContain('<meta property="og:image:width" content="1200">');
  expect(html).toContain('<meta property="og:image:height" content="630">');
  expect(html).toContain('<meta property="og:image:alt" content="A &quot;roof&quot;">');
  expect(page({})).not.toContain('og:image');
});

test('what is passed on of a Malayalam page leads to the Malayalam page', () => {
  const own = 'https://sample.example/newsDetail/5?lang=ml';
  const html = page({}, '', 'ml');
  expect(html).toContain(`<meta property="og:url" content="${own}">`);
  expect(html).toContain(`<link rel="canonical" href="${own}">`);
  expect(html).toContain('hreflang="x-default" href="https://sample.example/newsDetail/5">');
  expect(page({})).toContain('<link rel="canonical" href="https://sample.example/newsDetail/5">');
});

test('drawings are written briefly: empty shapes are closed in their tag, and the icon repeats the paths of the logo', () => {
  const logo = '<svg><path d="M8 24 22 12l14 12"></path><rect width="1"></rect><g></g></svg><p></p>';
  const html = page({}, logo);
  expect(html).toContain('<svg><path d="M8 24 22 12l14 12"/><rect width="1"/><g></g></svg><p></p>');
  const [, icon = ''] =
    /<link rel="icon" type="image\/svg\+xml" href="data:image\/svg\+xml,([^"]*)">/.exec(html) ?? [];
  expect(icon).toContain("<path d='M8 24 22 12l14 12'");
  expect(icon).not.toContain('#');
});

test('a page of news leads to its feed', () => {
  expect(page({ feed: { path: '/rss.xml?lang=ml', title: 'News' } })).toContain(
    '<link rel="alternate" type="application/rss+xml" title="News" href="https://sample.example/rss.xml?lang=ml">',
  );
});

test('scripts are named after all that is seen, and after what they read', () => {
  const html = page({}, '<img src="/media/a.jpg">');
  const places = ['<img', '"page-state"', '["/releases/shell/1/browser/a.js"'].map((what) =>
    html.indexOf(what),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('the start script is preloaded after all that is seen, with low priority, as the script will ask for it', () => {
  const html = page({}, '<img src="/media/a.jpg">');
  const preload =
    '<link rel="preload" as="script" href="/releases/shell/1/browser/a.js" integrity="sha256-a" fetchpriority="low" nonce="n">';
  const places = ['<img', preload, '"page-state"'].map((what) => html.indexOf(what));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('a page without scripts preloads none', () => {
  const assets = { styles: [], parcelStyles: [], lateStyles: [], entries: [], scripts: [], start: undefined };
  expect(page({}, '', 'en', { assets, state: null })).not.toContain('as="script"');
});

test('only a page of the shell that has parts below the fold, and scripts, marks its first view', () => {
  const list = '<ul><li>1</li><li data-below-fold="">9</li></ul>';
  const assets = { styles: [], parcelStyles: [], lateStyles: [], entries: [], scripts: [], start: undefined };
  const inFrame = { frame: { header: 'H', footer: 'F', waiting: 'W', notFound: 'N' } };
  const [head, body] = page({}, list, 'en', inFrame).split('<body>');
  expect(head).toContain('"data-first-view"');
  expect(body).toContain('<div id="frame-bottom" data-below-fold="">F');
  for (const html of [
    page({}, list),
    page({}, '<ul><li>1</li></ul>', 'en', inFrame),
    page({}, list, 'en', { ...inFrame, assets, state: null }),
  ]) {
    expect(html).not.toContain('"data-first-view"');
    expect(html).not.toContain('"frame-bottom" data');
  }
});

test('a page that has parts below the fold requests its scripts from the head', () => {
  const list = '<ul><li>1</li><li data-below-fold="">9</li></ul>';
  const chunk = { ...FILE, href: '/releases/mf-content/1/browser/screen.js', integrity: 'sha256-b' };
  const entry = { ...FILE, href: '/releases/mf-content/1/browser/remote.js', integrity: 'sha256-c' };
  const assets = {
    styles: [],
    parcelStyles: [],
    lateStyles: [],
    entries: [entry],
    scripts: [chunk],
    start: FILE,
  };
  const frame = { header: 'H', footer: 'F', waiting: 'W', notFound: 'N' };
  const requests = [
    '"start":["/releases/shell/1/browser/a.js","sha256-a"]',
    '"preloads":[["/site/config-1.json"],["/releases/mf-content/1/browser/remote.js","sha256-c"]]',
    '"chunks":[["/releases/mf-content/1/browser/screen.js","sha256-b"]]',
  ];
  const halvesOf = (html: string) =>
    html.split('</head>').map((half) => requests.filter((text) => half.includes(text)));
  expect(halvesOf(page({}, list, 'en', { assets, frame }))).toEqual([requests, []]);
  expect(halvesOf(page({}, '<ul></ul>', 'en', { assets, frame }))).toEqual([[], requests]);
});

test('styles of parcels come beside the page, with scripts and without', () => {
  const href = '/releases/mf-donations/1/browser/parcel.css';
  const parcelStyles = [{ name: 'parcel.css', href, text: '.form{}' }];
  const assets = { styles: [], parcelStyles, lateStyles: [], entries: [], scripts: [FILE], start: FILE };
  const [head = '', body = ''] = page({}, '', 'en', { assets }).split('</head>');
  expect(head).toContain(`<link rel="preload" as="style" href="${href}"`);
  expect(head).toContain(`<noscript><link rel="stylesheet" href="${href}"></noscript>`);
  expect(head).not.toContain('.form{}');
  expect(body).toContain(JSON.stringify([[href, 'parcel.css']]));
});

test.each(['', ' '])(
  'a page is sent head first, then what is seen first, and no letter is cut%s',
  (shift) => {
    const html = page({}, `<h1>Roofs</h1>${shift}${`<p>${'🏠'.repeat(100)}</p>`.repeat(100)}`);
    const [head = '', seen = '', ...rest] = splitIntoChunks(html);
    expect(head).toMatch(/<\/head>$/);
    expect(seen).toContain('<h1>Roofs</h1>');
    expect(seen.length).toBeLessThan(9_000);
    expect(rest).toHaveLength(1);
    const bytes = splitIntoChunks(html).map((chunk) => Buffer.from(chunk));
    expect(Buffer.concat(bytes).toString()).toBe(html);
  },
);

test('a short page is sent in fewer chunks, whole', () => {
  const assets = { styles: [], parcelStyles: [], lateStyles: [], entries: [], scripts: [], start: undefined };
  const html = page({}, '<h1>Roofs</h1>', 'en', { assets, state: null });
  expect(splitIntoChunks(html)).toHaveLength(2);
  expect(splitIntoChunks(html).join('')).toBe(html);
});

test('the browser may fetch documents that a link is about to open, never a private one or one whose address has a query', () => {
  const html = page({}, '', 'en', { neverPrefetched: ['/account'] });
  const [, json = ''] = /<script type="speculationrules" nonce="n">(.*?)<\/script>/.exec(html) ?? [];
  const isMarked = { selector_matches: 'a[data-prefetch]' };
  const where = { and: [isMarked, { not: { href_matches: [String.raw`/*\?:query`, '/account'] } }] };
  expect(JSON.parse(json)).toEqual({ prefetch: [{ where, eagerness: 'immediate' }] });
  expect(page({})).not.toContain('speculationrules');
});
