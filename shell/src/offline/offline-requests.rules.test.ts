/** @jest-environment node */
import { requestKindOf, offlineCacheKey, isOfflineCacheable } from './offline-requests.rules.ts';

const SITE = 'https://site.example';
const PICTURE = '/media/0123456789abcdef01234567-320.avif';
const FILE = '/releases/mf-content/1.0.0-3f2a9c01b4de/browser/remote.js';

const requestOf = (path: string, { method = 'GET', mode = 'navigate', range = false } = {}) => ({
  method,
  mode,
  url: new URL(path, SITE).href,
  headers: new Headers(range ? { range: 'bytes=0-' } : {}),
});

test.each([
  '/',
  '/about',
  '/projects?status=completed&page=2',
  '/project/1001',
  '/newsDetail',
  '/event/3022?lang=ml',
  '/application',
  '/application/11?lang=ml',
  '/gallery?category=1&subCategory=Handed+over',
  '/projects?category=11&lang=ml',
])('the page %s is answered offline', (path) => {
  expect(requestKindOf(requestOf(path), SITE)).toBe('page');
  expect(isOfflineCacheable(new URL(path, SITE))).toBe(true);
});

test.each([
  '/payments/home?name=Asha',
  '/payments-mobile/home',
  '/payments-complete/success/SCT/2026/000001',
  '/payments-check',
  '/solace',
  '/application-summary/a-secret',
  '/application-summary',
  '/account',
  '/account?next=/payments/home',
  '/payments-federal-legacy/home',
  '/payments-complete/failed',
  '/payments-mobile/done/SCT/2026/000001',
  '/payments-mobile/check',
  '/payments-report',
  '/solace/9001',
  '/search?q=Asha',
  '/no/such/page',
])('without a network %s is the offline page, and it is never stored', (path) => {
  expect(requestKindOf(requestOf(path), SITE)).toBe('page');
  expect(isOfflineCacheable(new URL(path, SITE))).toBe(false);
});

test.each([
  '/api/receipts/1',
  '/content/v1',
  '/media/0123456789abcdef01234567.pdf',
  '/releases/shell/1/browser/a.js',
  '/sandbox/mail',
  '/page-data/project/1001',
])('%s, which is no page, is left to the browser', (path) => {
  expect(requestKindOf(requestOf(path), SITE)).toBe('browser');
});

test('a form that is sent is left to the browser', () => {
  expect(requestKindOf(requestOf('/payments/home', { method: 'POST' }), SITE)).toBe('browser');
});

test('the configuration that stored pages read is stored as files of releases are', () => {
  const file = requestOf('/site/config-0123456789abcdef.json', { mode: 'cors' });
  expect(requestKindOf(file, SITE)).toBe('release');
  expect(requestKindOf(requestOf('/site/config-x.json', { mode: 'cors' }), SITE)).toBe('browser');
});

test('what a stored page needs in an older browser is stored with it', () => {
  const script = requestOf('/site/older-0123456789abcdef.js', { mode: 'no-cors' });
  expect(requestKindOf(script, SITE)).toBe('release');
  expect(requestKindOf(requestOf('/site/older-x.js', { mode: 'no-cors' }), SITE)).toBe('browser');
});

test('a page whose address holds what somebody typed is never stored', () => {
  expect(isOfflineCacheable(new URL('/projects?q=Asha', SITE))).toBe(false);
  expect(isOfflineCacheable(new URL('/?name=Asha&phone=000', SITE))).toBe(false);
  expect(isOfflineCacheable(new URL('/application/11?agreed=1', SITE))).toBe(false);
  expect(isOfflineCacheable(new URL('/application?name=Asha', SITE))).toBe(false);
  expect(isOfflineCacheable(new URL('/application?status=completed', SITE))).toBe(false);
  expect(isOfflineCacheable(new URL('/projects?search=Asha', SITE))).toBe(false);
  expect(isOfflineCacheable(new URL('/projects?page=2&next=Asha', SITE))).toBe(false);
});

test.each([
  [FILE, {}, 'release'],
  [PICTURE, {}, 'picture'],
  ['/media/0123456789abcdef01234567.webp', {}, 'picture'],
  [FILE, { method: 'HEAD' }, 'browser'],
  [PICTURE, { range: true }, 'browser'],
  [`${FILE}?try=1`, {}, 'browser'],
  ['/releases/pointer.json', {}, 'browser'],
  ['/media/0123456789abcdef01234567.pdf', {}, 'browser'],
  ['/api/project/get-stats', { method: 'POST' }, 'browser'],
  ['/content/v1/posts', {}, 'browser'],
  ['/project/1001', {}, 'browser'],
  ['https://elsewhere.example/releases/a/1.0.0-0/browser/a.js', {}, 'browser'],
])('what a page loads from %s with %j is handled as: %s', (path, how, kind) => {
  expect(requestKindOf(requestOf(path, { mode: 'no-cors', ...how }), SITE)).toBe(kind);
});

test('a page is stored once per language, whatever order its filters stand in', () => {
  const keyOf = (path: string) => offlineCacheKey(new URL(path, SITE), 'ml');
  expect(keyOf('/projects?page=2&status=completed#list')).toBe(
    keyOf('/projects?status=completed&page=2&lang=ml'),
  );
  expect(keyOf('/projects')).not.toBe(offlineCacheKey(new URL('/projects', SITE), 'en'));
});
