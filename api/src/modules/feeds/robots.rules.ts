/** Personal pages, and paths that are no pages. */
const NOT_FOR_ROBOTS = [
  '/api/',
  '/content/',
  '/account',
  '/application-summary',
  '/payments-complete',
  '/INVALID',
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
