import { expectNoWiderThanScreen } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { untilHydrated } from './hydrated.ts';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from './screens.ts';
import { addressIn } from './site-pages.ts';
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
    test(language, { tag: ON_ONE_SCREEN[language] }, async ({ page }) => {
      // All in one tab, so that code and pictures are loaded once.
      test.setTimeout(FURTHER_STATES.length * 10_000);
      for (const path of FURTHER_STATES) {
        await page.goto(addressIn(language, { path }));
        await expect(heading(page)).toHaveCount(1);
        await expectUsableOnBothScreens(page);
      }
    });
  }
});

/** Pages of every module, with forms, figures and cards. */
const ENLARGED = [
  '/',
  '/contact',
  '/project/1001',
  '/payments/home',
  '/payments/1001',
  '/application',
  '/account',
];

test(
  'with text of twice the size no page is wider than the phone',
  { tag: '@on-phone' },
  async ({ page }) => {
    for (const path of ENLARGED) {
      await page.goto(addressIn('ml', { path }));
      await untilHydrated(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNoWiderThanScreen(page);
    }
  },
);
