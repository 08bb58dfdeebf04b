import { SITE_ROUTES, type DocumentGroup } from '../../../routes.ts';
import { listPrefetchedPaths } from './prefetched-pages.rules.ts';

const PAYMENTS = [
  '/payments/:nid',
  '/payments-federal-legacy/:nid',
  '/payments-check',
  '/payments-report',
  '/solace',
  '/solace/:nid',
];
const APPLICATION = ['/application/:cat?'];
const RELIEF = ['/relief/application', '/relief/health-care', '/relief/pravasi-care', '/relief/ramzan-care'];
const READ = [
  ...['/', '/about', '/projects', '/project/:nid', '/newsDetail/:id?', '/event/:nid', '/reports'],
  ...['/report-arch', '/report/:nid', '/downloads', '/gallery', '/videos', '/video', '/video/:url'],
  ...['/search', '/contact', '/terms', '/privacy'],
];

const PREFETCHED: Readonly<Record<DocumentGroup, readonly string[]>> = {
  site: [...PAYMENTS, ...APPLICATION, ...RELIEF],
  payments: [...READ, ...APPLICATION, ...RELIEF],
  'payments-mobile': [...READ, ...PAYMENTS, ...APPLICATION, ...RELIEF],
  application: [...READ, ...PAYMENTS, ...RELIEF],
  'application-summary': [...READ, ...PAYMENTS, ...APPLICATION, ...RELIEF],
  relief: [...READ, ...PAYMENTS, ...APPLICATION],
};

test.each(Object.entries(PREFETCHED) as [DocumentGroup, readonly string[]][])(
  'links on a page of %s have other groups’ pages fetched, and none that is one visitor’s',
  (group, paths) => {
    expect(listPrefetchedPaths(group)).toEqual(paths);
  },
);

test('each group of the routes is in the table', () => {
  expect(new Set(SITE_ROUTES.map(({ group }) => group))).toEqual(new Set(Object.keys(PREFETCHED)));
});
