import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { translatePage } from '@trust/shared/testing/translate-page';
import { holdRequests, heading } from './visitor.ts';
import { FURTHER_STATES, SITE_PAGES } from './site-pages.ts';
import { untilHydrated } from './hydrated.ts';

test.use({ expectedErrors: /status of 404/ });

const PATHS = [...SITE_PAGES.map(({ path }) => path), ...FURTHER_STATES];

/** A translated e-mail address, IFSC, UPI ID, phone or account number. */
const MUST_STAY = /‹(?:[\w.]+@[\w.]+|DEMO\d+|\+?[\d ]{8,})›/;

/** What opens, folds or changes something in the page, and leads nowhere. */
const PRESSES = 'summary, button[type="button"]:not([disabled]), [role="tab"], main input[type="radio"]';

async function translate(page: Page): Promise<void> {
  expect(await page.evaluate(translatePage, false)).toBeGreaterThan(0);
}

/** Presses all of that, the last first, so that what one hides another has been pressed already. */
async function pressAll(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const control of [...document.querySelectorAll<HTMLElement>(selector)].reverse().slice(0, 40)) {
      if (!control.closest('#frame-top form')) control.click();
      for (const dialog of document.querySelectorAll('dialog')) dialog.querySelector('button')?.click();
    }
  }, PRESSES);
}

test(
  'on no page do presses fail once the browser has translated it, and another language of ours is shown in its own words',
  { tag: '@on-phone' },
  async ({ page }) => {
    test.setTimeout(PATHS.length * 10_000);
    for (const path of PATHS) {
      await test.step(path, async () => {
        // In English: an address that names a language would be switched back to it by each Back.
        await page.context().clearCookies();
        await page.goto(path);
        await translate(page);
        expect(await page.locator('body').textContent()).not.toMatch(MUST_STAY);
        await pressAll(page);
        await expect(heading(page)).toHaveCount(1);
        await page.evaluate(translatePage, false);
        await page.evaluate(() =>
          document.querySelector<HTMLElement>('#frame-top a[hreflang="ml"]')?.click(),
        );
        await expect(page.locator('html')).toHaveAttribute('lang', 'ml');
        // Presses may have led on within the page, and what is the same in both languages stays as it was translated.
        await expect(heading(page)).toContainText(/\p{Script=Malayalam}/u);
      });
    }
  },
);

async function typeDonor(page: Page): Promise<void> {
  await page.locator('input[name="firstName"]').fill('A Donor');
  await page.locator('input[name="email"]').fill('a@donor.example');
  await page.locator('input[name="phone"]').fill('0000000000');
  await page.locator('textarea[name="address"]').fill('1 Demo Street');
}

const proceed = (page: Page) => page.locator('main button[type="submit"]').first();

test(
  'in a translated page the button says the sum, and the till opens at its first press',
  { tag: '@on-phone' },
  async ({ page }) => {
    await page.goto('/payments/home?lang=en');
    await translate(page);
    await typeDonor(page);
    for (const [amount, sum] of [
      ['750', '₹750'],
      ['1200', '₹1,200'],
    ] as const) {
      await page.locator('input[name="amount"]').fill(amount);
      await expect(proceed(page)).toContainText(sum);
      await page.evaluate(translatePage, false);
    }
    await proceed(page).click();
    await expect(page.locator('iframe')).toBeVisible();
  },
);

test.describe('before scripts', () => {
  test.use({ waitsForHydration: false, expectedErrors: /error #418/ });

  test(
    'what was typed in a page that was translated before its scripts came is not lost',
    { tag: '@on-phone' },
    async ({ page }) => {
      const release = await holdRequests(page, /\/releases\/.+\.js$/);
      await page.goto('/payments/home?lang=en', { waitUntil: 'domcontentloaded' });
      await typeDonor(page);
      await page.locator('input[name="amount"]').fill('750');
      await translate(page);
      release();
      await untilHydrated(page);
      await expect(page.locator('input[name="amount"]')).toHaveValue('750');
      await expect(page.locator('input[name="firstName"]')).toHaveValue('A Donor');
      await expect(page.locator('textarea[name="address"]')).toHaveValue('1 Demo Street');
      await expect(proceed(page)).toContainText('₹750');
    },
  );
});

test(
  'the form of an app’s own page is sent at the first press once it is translated',
  { tag: '@on-phone' },
  async ({ page }) => {
    await page.goto('/payments-mobile/home?lang=en');
    await translate(page);
    await proceed(page).click();
    const summary = page.getByRole('alert');
    await expect(summary).toBeVisible();
    await page.evaluate(translatePage, false);
    await typeDonor(page);
    await page.locator('input[name="amount"]').fill('750');
    await expect(proceed(page)).toContainText('₹750');
  },
);
