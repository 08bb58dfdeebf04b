import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { sendByApi } from '@trust/shared/testing/application-form/send-by-api';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens } from '@trust/shared/testing/screens';
import { newPhone } from '@trust/shared/testing/phones';
import { countDocuments, followLinkTo, followMenu, heading, holdRequests } from './visitor.ts';

const PASSWORD = 'palm rain and red earth';
const banner = (page: Page) => page.getByRole('banner');
const dialog = (page: Page) => page.getByRole('dialog');
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Asha' });
const openLogin = (page: Page) => banner(page).getByRole('button', { name: 'Login' }).click();
const logOut = (page: Page) => banner(page).getByRole('button', { name: 'Log out' }).click();

async function expectKnown(page: Page): Promise<void> {
  await expect(banner(page).getByRole('link', { name: 'Asha' })).toBeVisible();
  await expect(banner(page).getByRole('button', { name: 'Login' })).toHaveCount(0);
}

async function expectStranger(page: Page): Promise<void> {
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeVisible();
  await expect(banner(page).getByText('Asha')).toHaveCount(0);
}

/** Registers in the dialog, from whatever page the visitor is on. Answers with the email. */
async function register(page: Page): Promise<string> {
  const email = `visitor-${randomUUID()}@example.org`;
  await openLogin(page);
  await dialog(page).getByRole('button', { name: 'Register' }).click();
  await dialog(page).getByLabel('First name').fill('Asha');
  await dialog(page).getByLabel('Last name').fill('Demo');
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog(page).getByLabel('Confirm password').fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Create account' }).click();
  await expect(dialog(page)).toHaveCount(0);
  return email;
}

async function logInByDialog(page: Page, email: string): Promise<void> {
  await openLogin(page);
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog(page).getByRole('button', { name: 'Login', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('who registers is known at once on every page, and after a reload', async ({ page }) => {
  await page.goto('/about');
  const documents = countDocuments(page);
  await register(page);
  await expectKnown(page);
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('A roof, a cure');
  const ready = page.getByRole('status').filter({ hasText: 'Your account is ready.' });
  await expect(ready).toBeVisible();

  await followMenu(page, 'Projects');
  await expect(heading(page)).toHaveText('Projects');
  await expect(ready).toHaveCount(0);
  await expectKnown(page);
  await banner(page).getByRole('link', { name: 'Asha' }).click();
  await expect(greeting(page)).toBeVisible();
  expect(documents()).toBe(0);

  await page.reload();
  await expect(greeting(page)).toBeVisible();
  await expectKnown(page);
  for (const path of ['/payments/home', '/application', '/relief/application']) {
    await page.goto(path);
    await expectKnown(page);
  }
});

/** For the page's scripts. */
const letTenMinutesPass = (page: Page) =>
  page.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 10 * 60_000;
  });

/** Presses a key, and waits until the server is asked about the session. */
async function expectRenewedByKey(page: Page): Promise<void> {
  const asked = page.waitForRequest('**/users/checkAuth');
  await page.keyboard.press('Shift');
  await asked;
}

test(
  'the session of who works on one page is renewed, after a login on it and after a reload',
  { tag: '@on-phone' },
  async ({ page }) => {
    await page.goto('/about');
    const checked = page.waitForResponse('**/users/checkAuth');
    await register(page);
    await checked;
    await letTenMinutesPass(page);
    await expectRenewedByKey(page);

    await page.reload();
    await expectKnown(page);
    await letTenMinutesPass(page);
    await expectRenewedByKey(page);
  },
);

test.describe('a session that the visitor ends', () => {
  // The page may still be asking whether the session holds, in this tab or in another.
  test.use({ expectedErrors: /status of 401 .*\/checkAuth\)$/ });

  test('one that begins while a message is written, or ends while a page is on its way, takes nothing with it', async ({
    page,
  }) => {
    await page.goto('/contact');
    const message = page.getByLabel('Message', { exact: true });
    await message.fill('Which papers do I need?');
    await register(page);
    await expectKnown(page);
    await expect(page.getByRole('status').filter({ hasText: 'Your account is ready.' })).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await expect(message).toHaveValue('Which papers do I need?');

    const release = await holdRequests(page, /page-data.*projects/);
    const held = page.waitForRequest(/page-data.*projects/);
    await followLinkTo(page, '/projects');
    await held;
    await logOut(page);
    await expectStranger(page);
    await expect(message).toHaveValue('Which papers do I need?');
    release();
    await expect(heading(page)).toHaveText('Projects');
    await expect(heading(page)).toBeFocused();
    await expectStranger(page);
  });

  test('a login in the dialog shows on the page beneath without a reload @on-both', async ({ page }) => {
    await page.goto('/account');
    const email = await register(page);
    await expectKnown(page);
    await logOut(page);
    await expectStranger(page);

    await page.goto('/account');
    const documents = countDocuments(page);
    await logInByDialog(page, email);
    await expectKnown(page);
    await expect(greeting(page)).toBeVisible();
    await logOut(page);
    await expect(heading(page)).toHaveText('Login');
    await expectStranger(page);
    expect(documents()).toBe(0);
  });

  test(
    'what is given and applied for while logged in is on the account’s page, in the page’s language',
    { tag: '@on-phone' },
    async ({ page }) => {
      await page.goto('/about');
      await register(page);
      await page.goto('/payments/home');
      await page.getByRole('radio', { name: '₹500' }).check();
      await page.getByLabel('Full Name').fill('A Donor');
      await page.getByLabel('Email Address').fill('a@donor.example');
      await page.getByLabel('Phone (WhatsApp)').fill(newPhone());
      await page.getByLabel('Address', { exact: true }).fill('A house, a town');
      await page.getByRole('button', { name: 'Proceed to donate ₹500' }).click();
      const popUp = page.frameLocator('iframe.razorpay-checkout-frame');
      await popUp.getByRole('button', { name: 'Pay ₹500.00' }).click();
      await expect(heading(page)).toHaveText('Your Payment was successful');
      const token = await page.evaluate(() => localStorage.getItem('token'));
      const { code } = await sendByApi(page, { authorization: `Bearer ${token ?? ''}` });

      await banner(page).getByRole('link', { name: 'Asha' }).click();
      const donations = page.getByRole('region', { name: 'Your donations' });
      await expect(donations.getByRole('listitem')).toContainText(['Home projects₹500']);
      const applications = page.getByRole('region', { name: 'Your applications' });
      await expect(applications.getByRole('listitem')).toContainText([code]);
      await expectNoAxeViolations(page);
      const receipt = donations.getByRole('link', { name: /^Receipt/ });
      const document = await page.request.get((await receipt.getAttribute('href')) ?? '');
      expect(document.headers()['content-type']).toBe('application/pdf');

      await page.goto('/account?lang=ml');
      await expect(page.getByRole('region', { name: 'നിങ്ങളുടെ അപേക്ഷകൾ' })).toContainText('നിർധനർക്കൊരു കൈത്താങ്ങ്');
      await page.getByRole('main').getByRole('button', { name: 'ലോഗൗട്ട്' }).click();
      await expect(page.getByText(code)).toHaveCount(0);
    },
  );

  test('a second tab follows when the visitor logs in and out in the first', async ({ page, context }) => {
    await page.goto('/contact');
    const second = await context.newPage();
    await second.goto('/account');
    const email = await register(page);
    await expectKnown(second);
    await expect(greeting(second)).toBeVisible();

    await logOut(second);
    await expectStranger(second);
    await expectStranger(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    await logInByDialog(page, email);
    await expect(greeting(second)).toBeVisible();
  });
});

test('Login on a payment page comes back to it with what was typed', async ({ page }) => {
  await page.goto('/contact');
  const email = await register(page);
  await logOut(page);
  await expectStranger(page);
  await page.goto('/payments/home?amount=750');
  await page.getByLabel('Full Name').fill('Asha Demo');
  await openLogin(page);
  await expect(page).toHaveURL('/account?next=%2Fpayments%2Fhome');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).last().click();
  await expect(page).toHaveURL('/payments/home');
  await expectKnown(page);
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Demo');
  await expect(page.getByRole('button', { name: 'Proceed' })).toContainText('₹750');
});

test('the dialog is loaded when it is asked for, keeps the keyboard in it, and gives it back', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/projects');
  const dialogs = () => scripts.filter((script) => /\/mf-auth\/.*parcel-login-dialog/.test(script));
  expect(dialogs()).toEqual([]);
  await openLogin(page);
  await expect(dialog(page)).toBeVisible();
  expect(dialogs()).toHaveLength(1);
  await expectUsableOnBothScreens(page);
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull();
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(banner(page).getByRole('button', { name: 'Login' })).toBeFocused();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Login is a page', async ({ page }) => {
    await page.goto('/projects');
    await openLogin(page);
    await expect(page).toHaveURL(/\/account\?next=%2Fprojects$/);
    await expect(heading(page)).toHaveText('Login');
  });
});
