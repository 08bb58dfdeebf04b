/** The pages in the site map beside those of the content; each is a path of the shell's route table. */
export const PUBLIC_PAGES = [
  '/',
  '/about',
  '/projects',
  '/reports',
  '/report-arch',
  '/downloads',
  '/gallery',
  '/videos',
  '/contact',
  '/application',
  '/terms',
  '/privacy',
] as const;

/** Where feed readers find the news. */
export const NEWS_FEED = '/rss.xml';
