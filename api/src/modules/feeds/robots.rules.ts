import { ACCOUNT_PATH, APPLICATION_SUMMARY_PATH, INVALID_PATH } from '@trust/shared/contract/pages/paths';
/** Personal pages, and paths that are no pages. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/content/',
  ACCOUNT_PATH,
  APPLICATION_SUMMARY_PATH,
  '/payments-complete',
  INVALID_PATH,
];

export function writeRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}
