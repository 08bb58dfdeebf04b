import { expectNoAxeFindings } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { addressIn, SITE_PAGES } from './site-pages.ts';
import { heading } from './visitor.ts';

/** What a page of the site also looks like: chosen, on and on, empty. */
const FURTHER_STATES = [
  '/projects?status=completed&category=11',
  '/projects?page=2',
  '/projects?search=zzqq',
  '/project/1076',
  '/report-arch?category=1',
  '/report-arch?category=1&subCategory=Houses+under+construction',
  '/gallery?category=11',
  '/gallery?category=11&subCategory=Open+wells',
  '/search?q=water',
  '/search?q=zzqq',
];
const PATHS = [...SITE_PAGES.map(({ path }) => path), ...FURTHER_STATES];

test.use({ expectedErrors: /status of 404/ });

test('no page stands in anyone’s way, and nothing sticks out of it', async ({ page, isMobile }) => {
  // All pages in one tab, which has their code and pictures from the first on.
  test.setTimeout(PATHS.length * 10_000);
  for (const [index, path] of PATHS.entries()) {
    // In turns, so that each page is seen in both languages and both schemes: one on a phone, the other on a desktop.
    const malayalam = (index % 2 === 0) === isMobile;
    await page.emulateMedia({ colorScheme: malayalam ? 'dark' : 'light' });
    await page.goto(addressIn(malayalam ? 'ml' : 'en', { path }));
    await expect(heading(page)).toHaveCount(1);
    await expectNoAxeFindings(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(beyond, `what sticks out of ${path}`).toBeLessThanOrEqual(0);
  }
});
