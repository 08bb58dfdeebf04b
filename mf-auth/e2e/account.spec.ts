import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';
import { setSilently } from '@trust/shared/testing/set-silently';

const password = 'palm rain and red earth';
const newEmail = () => `visitor-${randomUUID()}@example.org`;
const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: 'Hello, Asha' });

async function register(page: Page, email: string) {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Demo');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(greeting(page)).toBeVisible();
}

async function logIn(page: Page, email: string, typed = password) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(typed);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('a visitor registers, comes back, logs out and logs in again, by values that come without an event @on-both', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByLabel('First name').evaluate(setSilently, 'Asha');
  await page.getByLabel('Last name').evaluate(setSilently, 'Demo');
  await page.getByLabel('Email').evaluate(setSilently, email);
  await page.getByLabel('Password', { exact: true }).evaluate(setSilently, password);
  await page.getByLabel('Confirm password').evaluate(setSilently, password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(greeting(page)).toBeVisible();
  await page.reload();
  await expect(greeting(page)).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeFocused();
  await page.getByLabel('Email').evaluate(setSilently, email);
  await page.getByLabel('Password', { exact: true }).evaluate(setSilently, password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(greeting(page)).toBeFocused();
});

test('logging out in one tab logs out the other', async ({ page, context }) => {
  const email = newEmail();
  await register(page, email);
  const second = await context.newPage();
  await second.goto('/account');
  await expect(greeting(second)).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(second.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  await logIn(page, email);
  await expect(greeting(second)).toBeVisible();
});

test('after a login the visitor goes on to the page that was asked for, and to no other site', async ({
  page,
}) => {
  const email = newEmail();
  await register(page, email);
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/account?next=/asked-for?step=2');
  const askedFor = (url: URL) => url.pathname === '/asked-for' && url.search === '?step=2';
  await page.route(askedFor, (route) => route.fulfill({ contentType: 'text/plain', body: 'Asked for' }));
  await logIn(page, email);
  await page.waitForURL(askedFor);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.goto('/account?next=//elsewhere.example/');
  await logIn(page, email);
  await expect(greeting(page)).toBeVisible();
});

test.describe('what goes wrong', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('a wrong password and an unknown email get the same words, and nothing typed is lost', async ({
    page,
  }) => {
    const email = newEmail();
    await register(page, email);
    await page.getByRole('button', { name: 'Log out' }).click();
    for (const [tried, typed] of [
      [email, 'not the password'],
      [newEmail(), password],
    ] as const) {
      await logIn(page, tried, typed);
      await expect(page.getByRole('alert')).toContainText('Wrong email or password.');
      await expect(page.getByLabel('Email')).toHaveValue(tried);
    }
  });

  test('an email that has an account cannot be registered again', async ({ page }) => {
    const email = newEmail();
    await register(page, email);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Register' }).click();
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Demo');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Username Already exists, please use another username',
    );
  });

  test('without a connection the form stays as typed, and works once the connection is back', async ({
    page,
  }) => {
    const email = newEmail();
    await register(page, email);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.route('**/users/authenticate', (route) => route.abort());
    await logIn(page, email);
    await expect(page.getByRole('alert')).toContainText('Our server could not be reached.');
    await page.unroute('**/users/authenticate');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(greeting(page)).toBeVisible();
  });

  test('a login that the server has ended is forgotten', async ({ page }) => {
    await page.goto('/account');
    await page.evaluate(() => localStorage.setItem('token', 'ended-long-ago'));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });
});

for (const language of ['en', 'ml'] as const) {
  test(
    `both forms have no accessibility findings, also with errors (${language})`,
    { tag: ON_ONE_SCREEN[language] },
    async ({ page }) => {
      await page.goto(`/account?lang=${language}`);
      await expectUsableOnBothScreens(page);
      await page.locator('[aria-pressed="false"]').click();
      await page.locator('form[method="post"] [type="submit"]').click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expectUsableOnBothScreens(page);
    },
  );
}
