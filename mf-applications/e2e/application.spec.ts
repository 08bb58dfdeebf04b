import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const agree = (page: Page) => page.getByRole('button', { name: 'Agree to above instructions' });
const categories = (page: Page) => page.getByRole('list', { name: 'Categories' }).getByRole('link');

test('an applicant agrees, chooses a category, and learns how to apply @on-both', async ({ page }) => {
  await page.goto('/application');
  await expect(page.getByRole('listitem').filter({ hasText: 'Applying costs nothing.' })).toBeVisible();
  await agree(page).click();
  await expect(heading(page)).toBeFocused();
  const first = categories(page).first();
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(/\/application\/\d+$/);
  await expect(heading(page)).toContainText(name);
  await expect(page.getByRole('heading', { name: 'Instructions for this category' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Printed application forms' })).toHaveAttribute(
    'href',
    '/downloads',
  );

  await page.goBack();
  await expect(heading(page)).toHaveText('What do you need help with?');
});

test('the agreement survives a reload, and counts in this tab only', async ({ page, context }) => {
  await page.goto('/application');
  await agree(page).click();
  await expect(heading(page)).toHaveText('What do you need help with?');
  await page.reload();
  await expect(heading(page)).toHaveText('What do you need help with?');
  const second = await context.newPage();
  await second.goto('/application');
  await expect(agree(second)).toBeVisible();
});

test('a category in the address is chosen as soon as the applicant agrees', async ({ page }) => {
  await page.goto('/application?agreed=1');
  const address = await categories(page).first().getAttribute('href');
  // The page stores the agreement of its address once its scripts run, and would do so after it was cleared.
  await page.waitForFunction(() => sessionStorage.getItem('application:agreed') !== null);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto((address ?? '').replace(/\?.*/, ''));
  await expect(page.getByText(/^You are applying for: /)).toBeVisible();
  await agree(page).press('Enter');
  await expect(page.getByRole('heading', { name: 'Instructions for this category' })).toBeVisible();
});

test('an unknown category leads to the page for wrong addresses', async ({ request }) => {
  const answer = await request.get('/application/999999999', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/INVALID');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an applicant agrees, chooses, and reads a category’s instructions', async ({ page }) => {
    await page.goto('/application');
    await agree(page).click();
    await categories(page).first().click();
    await expect(page.getByRole('heading', { name: 'Instructions for this category' })).toBeVisible();
    await page.getByRole('link', { name: 'Choose another category' }).click();
    await expect(heading(page)).toHaveText('What do you need help with?');
  });
});

for (const language of ['en', 'ml'] as const) {
  test(
    `nothing stands in a screen reader’s way, and nothing is wider than the screen (${language})`,
    { tag: ON_ONE_SCREEN[language] },
    async ({ page }) => {
      await page.goto(`/application?agreed=1&lang=${language}`);
      await expectUsableOnBothScreens(page);
      await page.locator('a[href^="/application/"]').first().click();
      await expect(page).toHaveURL(/\/application\/\d+/);
      await expect(page.locator('#instructions')).toBeVisible();
      await expectUsableOnBothScreens(page);
    },
  );
}
