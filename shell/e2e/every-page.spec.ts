import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { addressIn, schemeOf } from './site-pages.ts';
import { heading } from './visitor.ts';

/** Further states of pages: filtered, paged, empty, after a payment. */
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
  '/payments-federal-legacy/1001',
  '/payments-complete/failed?reason=cancelled&nid=bmz',
  '/payments-check',
  '/solace',
  '/solace/9001',
];

test.describe('no state of a page stands in anyone’s way, and nothing sticks out of it', () => {
  for (const language of ['en', 'ml'] as const) {
    test(language, async ({ page, isMobile }) => {
      // All in one tab, so that code and pictures are loaded once.
      test.setTimeout(FURTHER_STATES.length * 10_000);
      await page.emulateMedia({ colorScheme: schemeOf(language, isMobile) });
      for (const path of FURTHER_STATES) {
        await page.goto(addressIn(language, { path }));
        await expect(heading(page)).toHaveCount(1);
        await expectNoAxeViolations(page);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, `what sticks out of ${path}`).toBeLessThanOrEqual(0);
      }
    });
  }
});
