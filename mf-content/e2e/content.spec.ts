import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { untilRootsHydrated } from '@trust/shared/testing/hydration';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens } from '@trust/shared/testing/screens';
import type { Page } from '@playwright/test';

/** The filter is folded on a phone. */
async function unfoldFilter(page: Page): Promise<void> {
  const fold = page.getByText('Filter', { exact: true });
  if (await fold.isVisible()) await fold.click();
}

test('a donor filters the projects, opens one, and comes back to the same list @on-both', async ({
  page,
}) => {
  await page.goto('/projects');
  await unfoldFilter(page);
  await page.getByText('Completed', { exact: true }).first().click();
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Well Project' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/projects\?status=completed&category=\d+$/);
  const result = page.getByRole('heading', { level: 2, name: /^\d+ projects?$/ });
  await expect(result).toBeFocused();
  await expect(result).toBeInViewport();

  const first = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const href = await first.getAttribute('href');
  const name = await first.innerText();
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.replace('…', ''));
  await expect(page.getByText('Completed', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Completed', includeHidden: true })).toBeChecked();
  await expect(page).toHaveURL(/status=completed/);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/projects');
  await expect(result).toBeFocused();
});

test('the second page of projects shows other projects than the first', async ({ page }) => {
  await page.goto('/projects');
  const firstName = await page.getByRole('article').first().getByRole('heading').innerText();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(firstName);
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
});

test('the pictures of a project are turned by keyboard, and Escape and Back return to the link @on-both', async ({
  page,
}) => {
  await page.goto('/projects');
  await page.goto('/project/1067');
  const open = page.getByRole('link', { name: /pictures?$/ });
  await open.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^1 \/ \d+$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(/^2 \/ \d+$/)).toBeVisible();
  // However long the project's name is, the picture and its buttons are in sight.
  await dialog
    .getByRole('heading')
    .evaluate((title) => (title.textContent = 'A house in Nilambur '.repeat(10)));
  await expect(dialog.getByRole('img')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  // Nothing of what was opened is left in the history.
  await page.goBack();
  await expect(page).toHaveURL('/projects');
});

test('a visitor goes from the gallery’s categories to a picture and back', async ({ page }) => {
  await page.goto('/gallery');
  const main = page.locator('#main');
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/category=\d+$/);
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/subCategory=/);
  await untilRootsHydrated(page, '#outlet');
  await main.getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await main.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('where the browser shows no PDF, a report is read here page by page @on-phone', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false }));
  await page.goto('/report/7010');
  await page.getByRole('button', { name: 'Read it here, page by page' }).click();
  await expect(page.getByRole('img', { name: /Page 1 of \d+$/ })).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByText('The auditor')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Larger' }).click();
  await expect(page.getByRole('img', { name: /Page 1 of/ })).toHaveAttribute('aria-busy', 'false');
  await expectNoAxeViolations(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter, the pages and a project work as plain pages', async ({ page }) => {
    await page.goto('/projects');
    await unfoldFilter(page);
    await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Medi Care' });
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/category=\d+/);
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
  });
});

test.describe('what does not exist', () => {
  test.use({ expectedErrors: /404/ });

  test('an unknown path is answered as not found', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page does not exist' })).toBeVisible();
  });

  test('the id of no project leads to the page that says so', async ({ page }) => {
    const answer = await page.goto('/project/999999999');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveURL(/\/INVALID$/);
    await expect(page.getByRole('heading', { level: 1, name: 'This link leads nowhere' })).toBeVisible();
  });
});

test('a visitor writes Malayalam in Latin letters, narrows what is found, and opens it', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('kudi vellam');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=kudi\+vellam$/);
  await page
    .getByRole('navigation', { name: 'Kinds of results' })
    .getByRole('link', { name: /^Projects/ })
    .click();
  await expect(page).toHaveURL(/kind=project$/);
  await expectUsableOnBothScreens(page);
  await page.locator('#main').getByRole('heading', { level: 2 }).first().getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
});
