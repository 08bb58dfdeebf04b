import * as PATHS from '@trust/shared/contract/pages/paths';
import { PUBLIC_PAGES } from '@trust/shared/contract/pages/public-pages';
import { RELIEF_PATHS } from '@trust/shared/contract/pages/relief';
import { APP_FALLBACK_ROUTE, FALLBACK_ROUTE, hasPrivateAddress, routeOf } from './routes.ts';

test.each([
  ['/', 'mf-content', 'site'],
  ['/project/1001', 'mf-content', 'site'],
  ['/newsDetail', 'mf-content', 'site'],
  ['/newsDetail/12', 'mf-content', 'site'],
  ['/application', 'mf-applications', 'application'],
  ['/application/12/', 'mf-applications', 'application'],
  ['/application-summary', 'mf-applications', 'application-summary'],
  ['/application-summary/a-secret', 'mf-applications', 'application-summary'],
  ['/relief/application', 'mf-applications', 'relief'],
  ['/relief/health-care', 'mf-applications', 'relief'],
  ['/relief/pravasi-care', 'mf-applications', 'relief'],
  ['/relief/ramzan-care', 'mf-applications', 'relief'],
  ['/payments/home', 'mf-donations', 'payments'],
  ['/payments-complete/success/SCT/2026/000042', 'mf-donations', 'payments'],
  ['/payments-complete/failed', 'mf-donations', 'payments'],
  ['/payments-check', 'mf-donations', 'payments'],
  ['/payments-report', 'mf-donations', 'payments'],
  ['/solace/9001', 'mf-donations', 'payments'],
  ['/payments-mobile/home', 'mf-donations', 'payments-mobile'],
  ['/payments-mobile/done/SCT/2026/000001', 'mf-donations', 'payments-mobile'],
  ['/payments-mobile/check', 'mf-donations', 'payments-mobile'],
  ['/payments-mobile/report/', 'mf-donations', 'payments-mobile'],
  ['/account', 'mf-auth', 'site'],
])('%s is answered by %s, in the document of the %s pages', (path, remote, group) => {
  expect(routeOf(path)).toMatchObject({ remote, group });
});

// The list of screens is a page of a remote that is served alone, and of no site.
const PAGES = Object.values(PATHS).filter((path) => typeof path === 'string' && path !== PATHS.SCREENS_PATH);

test.each(PAGES)('%s, which modules link to, is a page', (path) => {
  expect(routeOf(path)).not.toBe(FALLBACK_ROUTE);
});

test.each(PUBLIC_PAGES)('%s, which the site map lists, is a page', (path) => {
  expect(routeOf(path)).not.toBe(FALLBACK_ROUTE);
});

test('the site map lists every relief project', () => {
  expect(PUBLIC_PAGES).toEqual(expect.arrayContaining(Object.values(RELIEF_PATHS)));
});

test.each([
  '/payments-mobile',
  '/Payments-Mobile/',
  '/payments-mobile/home/extra',
  '/foo/payments-mobile/bar',
  '/project/payments-mobile',
  '/payments-complete/success/payments-mobile/1',
])('%s is a page for apps that does not exist: it has no header and no footer', (path) => {
  expect(routeOf(path)).toBe(APP_FALLBACK_ROUTE);
});

test.each([
  '/nothing',
  '/project',
  '/project/1/2',
  '/payments',
  '/application/1/2',
  '/projectx/1',
  '/relief',
  '/relief/else',
])('%s is nobody’s page', (path) => {
  expect(routeOf(path)).toBe(FALLBACK_ROUTE);
});

test.each([
  ['/payments/home', true],
  ['/payments-mobile/home', true],
  ['/application-summary', true],
  ['/application-summary/a-secret', true],
  ['/application/12', false],
  ['/relief/application', false],
  ['/projects', false],
])('the address of %s may be private: %s', (path, expected) => {
  expect(hasPrivateAddress(routeOf(path))).toBe(expected);
});
