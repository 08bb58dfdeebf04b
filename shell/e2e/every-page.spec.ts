import { expectNoWiderThanScreen } from '@trust/shared/testing/axe';
import { PHONE_SIZE } from '@trust/shared/testing/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';
import { addressIn, FURTHER_STATES } from './site-pages.ts';
import { heading } from './visitor.ts';

/** A phone of 2016. */
const NARROWEST_SIZE = { width: 320, height: 568 };

test.describe('no state of a page stands in anyone’s way, and nothing sticks out of it', () => {
  for (const language of ['en', 'ml'] as const) {
    test(language, { tag: ON_ONE_SCREEN[language] }, async ({ page }) => {
      // All in one tab, so that code and pictures are loaded once.
      test.setTimeout(FURTHER_STATES.length * 20_000);
      for (const path of FURTHER_STATES) {
        await page.goto(addressIn(language, { path }));
        await expect(heading(page)).toHaveCount(1);
        await expectUsableOnBothScreens(page);
      }
    });
  }
});

/** Pages of every module, with forms, figures and cards; in English those whose rows are the longest. */
const ENLARGED = {
  ml: [
    '/',
    '/contact',
    '/project/1001',
    '/payments/home',
    '/payments/1001',
    '/payments-check',
    '/application',
    '/account',
  ],
  en: ['/', '/payments/home'],
} as const;

test(
  'with letters of twice the size, and on the narrowest phone, no page is wider than the screen and its header can be pressed',
  { tag: '@on-phone' },
  async ({ page }) => {
    for (const language of ['ml', 'en'] as const) {
      for (const path of ENLARGED[language]) {
        await page.setViewportSize(PHONE_SIZE);
        await page.goto(addressIn(language, { path }));
        await setLetters(page, '200%');
        await expectInReach(page);
        await page.setViewportSize(NARROWEST_SIZE);
        await expectInReach(page);
        await setLetters(page, '100%');
        await expectInReach(page);
      }
    }
  },
);

/** As a visitor does who has set larger letters for all sites. */
async function setLetters(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
}

async function expectInReach(page: Page): Promise<void> {
  await expectNoWiderThanScreen(page);
  const width = page.viewportSize()?.width ?? 0;
  // In letters of any size it leaves the first screen to the page.
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThanOrEqual(120);
  const controls = page.getByRole('banner').locator(':is(a:not([href="#main"]), button, summary):visible');
  const sizes = await controls.evaluateAll((all) =>
    all.map((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return { left, right, least: Math.min(right - left, bottom - top), isFree: control.contains(topmost) };
    }),
  );
  // Phone, Login, language, name, search, Donate and menu.
  expect(sizes).toHaveLength(7);
  for (const { left, right, least, isFree } of sizes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
    expect(least).toBeGreaterThanOrEqual(44);
    expect(isFree).toBe(true);
  }
}
