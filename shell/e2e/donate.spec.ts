import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens } from '@trust/shared/testing/screens';
import { newPhone } from '@trust/shared/testing/phones';
import { untilHydrated, untilParcelsHydrated } from './hydrated.ts';
import { heading } from './visitor.ts';

const quickForm = (page: Page) => page.getByRole('form', { name: 'Donate now' });

async function fillQuickForm(page: Page): Promise<void> {
  const form = quickForm(page);
  await form.getByLabel('Full Name').fill('A Donor');
  await form.getByLabel('Email Address').fill('a@donor.example');
  await form.getByLabel('Phone (WhatsApp)').fill('0000000000');
  await form.getByLabel('Donation category').selectOption({ label: 'Emergency medicare' });
  await form.getByLabel('Other amount').fill('500');
}

async function expectPrefilled(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Donate to Emergency medicare');
  await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
  await expect(page.getByLabel('Email Address')).toHaveValue('a@donor.example');
  await expect(page.getByLabel('Phone (WhatsApp)')).toHaveValue('0000000000');
  await expect(page.getByLabel('Other amount')).toHaveValue('500');
}

test('a donor is told what is missing, in order, and is led to each field @on-both', async ({ page }) => {
  await page.goto('/');
  await untilParcelsHydrated(page);
  await quickForm(page).getByRole('button', { name: 'Proceed' }).click();
  const summary = quickForm(page).getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Please enter your name',
    'Please enter your email',
    'Please enter your phone number',
    'Please select the donation category',
    'Please enter your donation amount',
  ]);
  await expectNoAxeViolations(page);
  await summary.getByRole('link', { name: 'Please select the donation category' }).click();
  const category = quickForm(page).getByLabel('Donation category');
  await expect(category).toBeFocused();
  await expect(category).toHaveAccessibleDescription(/Please select the donation category/);
  await expect(page).toHaveURL('/');
});

test('from the home page to the bank account and to paying online: a donor types everything once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await untilParcelsHydrated(page);
  await fillQuickForm(page);
  await quickForm(page).getByRole('button', { name: 'Proceed' }).click();

  await expectPrefilled(page);
  await untilHydrated(page);
  await expect(page).toHaveURL('/payments/medicare');
  await page.getByRole('button', { name: 'Proceed' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please provide your billing address.',
  ]);
  await page.getByLabel('Address', { exact: true }).fill('A house, a town');
  await page.getByRole('button', { name: 'Proceed' }).click();
  const popUp = page.frameLocator('iframe.razorpay-checkout-frame');
  await expect(popUp.getByRole('button', { name: 'Pay ₹500.00' })).toBeVisible();
  await popUp.getByRole('button', { name: 'Close without paying' }).click();
  await expect(page.getByRole('status', { name: 'The payment is not complete' })).toBeVisible();

  await page.getByRole('tab', { name: 'Bank Transfer' }).click();
  const accounts = page.getByRole('tabpanel', { name: 'Bank Transfer' });
  const copies = accounts.getByRole('button', { name: /^Copy the number of / });
  await expect(copies).toHaveCount(1);
  await copies.first().click();
  await expect(accounts.getByRole('status').filter({ hasText: /\S/ })).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('000000000002');
  await expectUsableOnBothScreens(page);

  await page.getByRole('tab', { name: 'Online Payment' }).click();
  await expectPrefilled(page);
  await page.getByRole('button', { name: 'Proceed' }).click();
  await popUp.getByRole('button', { name: 'Pay ₹500.00' }).click();
  await expect(heading(page)).toHaveText('Your Payment was successful');
});

test('a donor reaches a project’s payment page and comes back to the project', async ({ page }) => {
  await page.goto('/project/1075');
  await page.getByRole('link', { name: 'Make a donation' }).click();
  await expect(heading(page)).toHaveText('Donate to Newborn care for twins from Chittur');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Read about this project' }).click();
  await expect(page).toHaveURL('/project/1075');
});

/** What the open page of a project says was raised, in rupees. */
async function readRaised(page: Page): Promise<number> {
  const text = await page.getByRole('region', { name: 'Funding progress' }).innerText();
  return Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''));
}

test('from a project to the payment a donor types four fields and presses three times, and one field where this phone remembers them; the project’s page soon shows the gift', async ({
  page,
}) => {
  const pay = page
    .frameLocator('iframe.razorpay-checkout-frame')
    .getByRole('button', { name: 'Pay ₹500.00' });
  await page.goto('/project/1075');
  const before = await readRaised(page);
  await page.getByRole('link', { name: 'Make a donation' }).click();
  await untilHydrated(page);
  await page.getByRole('radio', { name: '₹500' }).check();
  await page.getByLabel('Full Name').fill('A Donor');
  await page.getByLabel('Email Address').fill('a@donor.example');
  await page.getByLabel('Phone (WhatsApp)').fill(newPhone());
  await page.getByLabel('Address', { exact: true }).fill('A house, a town');
  await page.getByRole('checkbox', { name: /^Remember my name/ }).check();
  await page.getByRole('button', { name: 'Proceed to donate ₹500' }).click();
  await pay.click();
  await expect(heading(page)).toHaveText('Your Payment was successful');

  await expect(async () => {
    await page.goto('/project/1075');
    expect(await readRaised(page)).toBeGreaterThanOrEqual(before + 500);
  }).toPass();
  await page.getByRole('link', { name: 'Make a donation' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
  await page.getByRole('radio', { name: '₹500' }).check();
  await page.getByLabel('Address', { exact: true }).fill('A house, a town');
  await page.getByRole('button', { name: 'Proceed to donate ₹500' }).click();
  await expect(pay).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the quick form leads to the chosen fund, and the bank accounts can be read', async ({ page }) => {
    await page.goto('/');
    await fillQuickForm(page);
    await quickForm(page).getByRole('button', { name: 'Proceed' }).click();
    await expectPrefilled(page);
    // Personal data is posted and not in the address.
    await expect(page).toHaveURL(/\/payments\/medicare$/);
    await expect(page.getByText('000000000002')).toBeVisible();
    await page.getByLabel('Address', { exact: true }).fill('A house, a town');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('heading', { name: 'Continue to payment' })).toBeVisible();
  });
});

test.describe('a form that is posted before the scripts run', () => {
  test.use({ expectedErrors: /status of 422|ERR_FAILED/, waitsForHydration: false });

  test('says in the visitor’s language what is wrong, and keeps what was typed over a reload', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/payments/home');
    await page.getByLabel('Full Name').fill('A Donor');
    await page.getByLabel('Email Address').fill('a@donor.example');
    await page.getByLabel('Phone (WhatsApp)').fill('0000000000');
    await page.getByLabel('Address', { exact: true }).fill('A house, a town');
    await page.getByRole('textbox', { name: 'Amount' }).fill('0');
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: 'Proceed' }).click();

    await expect(page).toHaveURL('/payments/home?lang=en');
    await untilHydrated(page);
    const summary = page.getByRole('main').getByRole('alert');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Error: Donate/);
    await expect(summary.getByRole('link')).toHaveText(['Please provide an amount.']);
    await page.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).click();
    await expect(summary.getByRole('link')).toHaveText(['ദയവായി ഒരു തുക നൽകുക.']);
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(summary.getByRole('link')).toHaveText(['Please provide an amount.']);

    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('A house, a town');
  });
});
