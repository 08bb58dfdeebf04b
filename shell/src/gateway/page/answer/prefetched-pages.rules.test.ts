import { SITE_ROUTES } from '../../../routes.ts';
import { NEVER_PREFETCHED } from './prefetched-pages.rules.ts';

/** Pages that are the same for everybody. A new route is added here, or is never fetched ahead. */
const PREFETCHED = [
  ...['/', '/about', '/projects', '/project/:nid', '/newsDetail/:id?', '/event/:nid', '/reports'],
  ...['/report-arch', '/report/:nid', '/downloads', '/gallery', '/videos', '/video', '/video/:url'],
  ...['/search', '/contact', '/terms', '/privacy'],
  ...['/payments/:nid', '/payments-federal-legacy/:nid', '/payments-check', '/payments-report'],
  ...['/solace', '/solace/:nid', '/application/:cat?'],
  ...['/relief/application', '/relief/health-care', '/relief/pravasi-care', '/relief/ramzan-care'],
];

test('no page that is one visitor’s is fetched before its link is pressed', () => {
  const paths = SITE_ROUTES.map(({ path }) => path);
  expect(paths.filter((path) => !NEVER_PREFETCHED.includes(path)).sort()).toEqual([...PREFETCHED].sort());
});
