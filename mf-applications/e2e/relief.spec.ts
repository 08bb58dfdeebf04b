import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';

const form = (page: Page, title = 'Form: Relief application') => page.frameLocator(`[title="${title}"]`);
const STAND_IN = '**/sandbox/forms/**';

async function sendForm(page: Page): Promise<void> {
  await form(page).getByLabel('Name').fill('Asha Demo');
  await form(page).getByLabel('Phone').fill('0000000000');
  await form(page).getByLabel('What do you need?').fill('A roof');
  await form(page).getByRole('button', { name: 'Submit' }).click();
  await expect(form(page).getByText('Thank you.')).toBeVisible();
}

test('someone in need fills the form in within the page, or alone in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/relief/application');
  await sendForm(page);
  await expect(page).toHaveURL('/relief/application');

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Open the form in a new tab' }).click();
  const alone = await opened;
  await expect(alone.getByLabel('Name')).toBeVisible();
});

test('the pages of the relief projects lead to each other', async ({ page }) => {
  await page.goto('/relief/application');
  await page.getByRole('link', { name: 'Ramzan Care' }).click();
  await expect(page).toHaveURL('/relief/ramzan-care');
  await expect(form(page, 'Form: Ramzan Care').getByRole('button', { name: 'Submit' })).toBeVisible();
  await page.getByRole('link', { name: 'Pravasi Care' }).click();
  await expect(page.getByRole('group', { name: 'This project is temporarily closed' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('a form that does not load', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [language, words, retry, submit] of [
    ['en', 'The form could not be loaded.', 'Retry', 'Submit'],
    ['ml', 'ഫോം തുറക്കാൻ കഴിഞ്ഞില്ല.', 'വീണ്ടും ശ്രമിക്കുക', 'സമർപ്പിക്കുക'],
  ] as const) {
    test(
      `is replaced by words, and Retry brings it (${language})`,
      { tag: ON_ONE_SCREEN[language] },
      async ({ page }) => {
        await page.route(STAND_IN, (route) => route.abort('connectionfailed'));
        await page.goto(`/relief/application?lang=${language}`);
        await expect(page.getByRole('alert')).toContainText(words);
        await expect(page.locator('iframe')).toBeHidden();
        await expectUsableOnBothScreens(page);

        await page.unroute(STAND_IN);
        await page.getByRole('button', { name: retry }).click();
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page.frameLocator('iframe').getByRole('button', { name: submit })).toBeVisible();
        await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
      },
    );
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is there, and words say what to do where it is not', async ({ page }) => {
    await page.goto('/relief/application');
    await sendForm(page);
    await expect(page.getByText('If it does not appear here, open it in a new tab.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the form in a new tab' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
});
