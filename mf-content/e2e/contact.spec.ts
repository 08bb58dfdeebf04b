import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { setSilently } from '@trust/shared/testing/set-silently';

async function write(page: Page, email: string) {
  await page.getByLabel('Your name').fill('Asha Demo');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Subject').fill('A well in Tirur');
  await page.getByLabel('Message', { exact: true }).fill('Our well has no water.');
  await page.getByRole('button', { name: 'Send message' }).click();
}

test('a visitor writes to the trust and is told that it arrived, also of what was filled in without an event', async ({
  page,
}) => {
  await page.goto('/contact');
  const sent = page.waitForRequest('**/api/contact');
  await expect(page.getByRole('button', { name: 'Show the map here' })).toBeVisible();
  await page.getByLabel('Your name').evaluate(setSilently, 'Asha Demo');
  await page.getByLabel('Email', { exact: true }).evaluate(setSilently, 'asha@example.org');
  await page.getByLabel('Subject').evaluate(setSilently, 'A well in Tirur');
  await page.getByLabel('Message', { exact: true }).evaluate(setSilently, 'Our well has no water.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status', { name: 'Your message has arrived' })).toBeVisible();
  expect((await sent).postDataJSON()).toMatchObject({
    name: 'Asha Demo',
    email: 'asha@example.org',
    subject: 'A well in Tirur',
    message: 'Our well has no water.',
  });
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /422/ });

  test('what is refused comes back as it was typed, and what is sent is thanked for', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.locator('#main').getByRole('link', { name: 'Open a map' })).toHaveCount(2);
    await write(page, 'asha@example');
    await expect(page.getByRole('link', { name: /^Enter an email address like/ })).toBeVisible();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Our well has no water.');
    await page.getByLabel('Email', { exact: true }).fill('asha@example.org');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact\?sent=1$/);
    await expect(page.getByRole('status', { name: 'Your message has arrived' })).toBeVisible();
    await page.getByRole('link', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Message', { exact: true })).toBeEmpty();
  });
});
