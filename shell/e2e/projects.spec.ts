import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { countDocuments, heading } from './visitor.ts';

const names = (page: Page) => page.getByRole('article').getByRole('heading');

async function filterWells(page: Page): Promise<void> {
  const fold = page.getByText('Filter', { exact: true });
  if (await fold.isVisible()) await fold.click();
  await page.getByText('Completed', { exact: true }).first().click();
  await page.getByLabel('Category', { exact: true }).selectOption({ label: 'Well Project' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/projects\?status=completed&category=11(&search=)?(#result)?$/);
  await expect(names(page).filter({ hasText: 'Twenty-six wells cleaned along the Chaliyar' })).toBeVisible();
}

async function toSecondPageAndBack(page: Page): Promise<void> {
  await page.goto('/projects');
  const first = await names(page).allTextContents();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/projects?page=2');
  await expect(names(page).first()).not.toHaveText(first[0] ?? '');
  expect((await names(page).allTextContents()).filter((name) => first.includes(name))).toEqual([]);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(names(page)).toHaveText(first);
}

test('a donor filters the projects in the address, opens one, and comes back to the same list @on-both', async ({
  page,
}) => {
  await page.goto('/projects');
  const documents = countDocuments(page);
  await filterWells(page);
  await names(page).getByRole('link', { name: 'Twenty-six wells' }).click();
  await expect(heading(page)).toHaveText('Twenty-six wells cleaned along the Chaliyar');
  await expect(page.getByRole('link', { name: 'Make a donation' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Completed', includeHidden: true })).toBeChecked();
  await expect(page).toHaveURL(/status=completed&category=11$/);
  expect(documents()).toBe(0);
});

test('the second page shows other projects, and the way back the same', async ({ page }) => {
  await page.goto('/projects');
  await toSecondPageAndBack(page);
});

test('a filter that is shared as a link shows the same list', async ({ page, context }) => {
  await page.goto('/projects');
  await filterWells(page);
  const shown = await names(page).allTextContents();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(names(other)).toHaveText(shown);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the filter and the pages are plain pages', async ({ page }) => {
    await page.goto('/projects');
    await filterWells(page);
    await toSecondPageAndBack(page);
  });
});

test.describe('a link to a project that does not exist', () => {
  test.use({ expectedErrors: /status of 404/ });

  for (const path of ['/about', '/application', '/payments/home']) {
    test(`on ${path} leads to the page that says so`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' });
      await link.evaluate((element) => element.setAttribute('href', '/project/999999999'));
      await link.click();
      await expect(heading(page)).toHaveText('This link leads nowhere');
      await expect(page).toHaveURL('/INVALID');
      await page.goBack();
      await expect(page).toHaveURL(path);
    });
  }
});

test('a link that WhatsApp has added to shows the page, whose address is the page’s own', async ({
  page,
}) => {
  // The second visitor gets what the first one’s page was cached as.
  for (const added of ['fbclid=abc', 'utm_source=whatsapp&fbclid=def']) {
    await page.goto(`/projects?status=completed&${added}#content`);
    await expect(page).toHaveURL(/\/projects\?status=completed#content$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.reload();
  await expect(page).toHaveURL(/\/projects\?status=completed#content$/);
});
