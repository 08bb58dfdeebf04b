/** @jest-environment node */
import { handlingOf, keptAddress, mayBeKept } from './kept-requests.rules.ts';

const SITE = 'https://site.example';
const PICTURE = '/media/0123456789abcdef01234567-320.avif';
const FILE = '/releases/mf-content/1.0.0-3f2a9c01b4de/browser/remote.js';

const asked = (path: string, { method = 'GET', mode = 'navigate', range = false } = {}) => ({
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
])('the page %s is answered offline', (path) => {
  expect(handlingOf(asked(path), SITE)).toBe('page');
  expect(mayBeKept(new URL(path, SITE))).toBe(true);
});

test.each([
  '/payments/home',
  '/payments/1001',
  '/payments-mobile/home',
  '/payments-complete',
  '/solace',
  '/application',
  '/application/11?agreed=1',
  '/application-summary',
  '/application-summary/a-secret',
  '/account',
  '/login',
  '/data-saver?mode=on',
  '/api/project/get-project-list',
  '/content/v1',
  '/media/0123456789abcdef01234567.pdf',
  '/sw.js',
  '/no/such/page',
])('the page %s is the browser’s own, and never kept', (path) => {
  expect(handlingOf(asked(path), SITE)).toBe('browser');
  expect(mayBeKept(new URL(path, SITE))).toBe(false);
});

test('a page whose address holds what somebody typed is never kept', () => {
  expect(mayBeKept(new URL('/projects?q=Asha', SITE))).toBe(false);
  expect(mayBeKept(new URL('/?name=Asha&phone=000', SITE))).toBe(false);
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
])('what a page loads from %s with %j is handled as: %s', (path, how, handling) => {
  expect(handlingOf(asked(path, { mode: 'no-cors', ...how }), SITE)).toBe(handling);
});

test('a page is kept once per language, whatever order its filters stand in', () => {
  const kept = (path: string) => keptAddress(new URL(path, SITE), 'ml');
  expect(kept('/projects?page=2&status=completed#list')).toBe(
    kept('/projects?status=completed&page=2&lang=ml'),
  );
  expect(kept('/projects')).not.toBe(keptAddress(new URL('/projects', SITE), 'en'));
});
