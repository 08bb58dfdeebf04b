import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { untilHydrated } from './hydrated.ts';
import { followMenu, heading } from './visitor.ts';

/** The most that a first view may transfer: HTML, pictures and headers. */
const MAX_BYTES = 100_000;

const saverSwitch = (page: Page, name = 'Data saver') =>
  page.getByRole('contentinfo').getByRole('button', { name });

/** Records a page's network use: the kinds of its requests, and its bytes on the wire. */
async function watchTransfers(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const transfers = { kinds: new Set<string>(), bytes: 0 };
  network.on('Network.requestWillBeSent', ({ type }) => type && transfers.kinds.add(type));
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (transfers.bytes += encodedDataLength));
  return transfers;
}

test.describe('whoever saves data gets a page without scripts and fonts, in less than 100 kB', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  for (const language of ['en', 'ml']) {
    for (const path of ['/', '/projects', '/project/1001']) {
      test(`${path} in ${language}`, { tag: '@on-phone' }, async ({ page }) => {
        const transfers = await watchTransfers(page);
        await page.goto(`${path}?lang=${language}`, { waitUntil: 'networkidle' });
        await expect(heading(page)).toBeVisible();
        // Nor is a document asked for before its link is pressed.
        await page.locator('a[href^="/payments/"]:visible').first().hover();
        await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
        expect([...transfers.kinds].sort()).toEqual(['Document', 'Image']);
        expect(transfers.bytes).toBeGreaterThan(10_000);
        expect(transfers.bytes).toBeLessThan(MAX_BYTES);
        await expectNoAxeViolations(page);
      });
    }
  }

  test('the quick form on the home page is a plain form that leads to the donation page', async ({
    page,
  }) => {
    await page.goto('/');
    const form = page.getByRole('form', { name: 'Donate now' });
    await form.getByLabel('Full Name').fill('A Donor');
    await form.getByLabel('Email Address').fill('a@donor.example');
    await form.getByLabel('Phone (WhatsApp)').fill('0000000000');
    await form.getByLabel('Donation category').selectOption('medicare');
    await form.getByRole('button', { name: 'Proceed' }).click();
    await expect(heading(page)).toHaveText('Donate to Emergency medicare');
    await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
    // Personal data must not be in the address, which is stored in the history and shared.
    await expect(page).toHaveURL('/payments/medicare');
  });
});

test('the data saver is switched on for all pages that are read, and off again', async ({ page }) => {
  await page.goto('/projects?status=completed');
  await expect(saverSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  await saverSwitch(page).click();
  await expect(page).toHaveURL('/projects?status=completed');
  await expect(saverSwitch(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('script:not([type])')).toHaveCount(0);

  await page.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).click();
  await expect(heading(page)).toHaveText('പദ്ധതികൾ');
  await expect(saverSwitch(page, 'ഡാറ്റ സേവർ')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await expect(heading(page)).toHaveText('Projects');

  await followMenu(page, 'Applications');
  await expect(heading(page)).toHaveText('Before you apply for aid');
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Agree to above instructions' }).click();
  await expect(heading(page)).toHaveText('What do you need help with?');
  await followMenu(page, 'Projects');
  await expect(heading(page)).toHaveText('Projects');
  await expect(page.locator('script:not([type])')).toHaveCount(0);

  await saverSwitch(page).click();
  await expect(saverSwitch(page)).toHaveAttribute('aria-pressed', 'false');
  await untilHydrated(page);
});
