import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeFindings } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed' });

/** The id of a project of the sample content that still needs money, or that needs none any more. */
async function projectId(request: APIRequestContext, completed: boolean): Promise<string> {
  const body = { limit: 1, query: { successStory: completed } };
  const answer = await request.post('/api/project/get-project-list', { data: body });
  const [project] = (await answer.json()) as { _id: string }[];
  return project?._id ?? '';
}

async function fillIn(page: Page) {
  await page.getByLabel('Full Name').fill('A Donor');
  await page.getByLabel('Email Address').fill('a@donor.example');
  await page.getByLabel('Phone').fill('0000000000');
  await page.getByLabel('Address', { exact: true }).fill('A house, a town');
  await page.getByLabel('Amount').fill('500.50');
}

test('a donor mends what was missing and is led to the bank accounts', async ({ page, request }) => {
  await page.goto(`/payments/${await projectId(request, false)}`);
  await expect(page.getByRole('progressbar', { name: 'Raised for this project' })).toBeVisible();
  await proceed(page).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please provide an amount.',
    'Please enter your name.',
    'Please provide your email.',
    'Please provide your whatsapp number.',
    'Please provide your billing address.',
  ]);
  await page.getByRole('link', { name: 'Please enter your name.' }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();

  await fillIn(page);
  await proceed(page).click();
  await expect(page.getByRole('status', { name: 'Online payment is not switched on yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Show the bank accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Give by bank transfer' })).toBeFocused();
  await expect(page.getByRole('button', { name: /^Copy the number of / })).toHaveCount(5);
  await page.getByRole('tab', { name: 'Online Payment' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
});

test('the whole form can be filled in and sent from the keyboard', async ({ page }) => {
  await page.goto('/payments/home');
  await page.getByLabel('Full Name').focus();
  for (const typed of ['A Donor', 'a@donor.example', '0000000000', 'A house']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Amount')).toHaveValue('250');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByLabel('Amount')).toHaveValue('500');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Online payment is not switched on yet')).toBeVisible();
});

test('what a link hands over fills the form and leaves the address', async ({ page }) => {
  await page.goto('/payments/bmz?firstName=A+Donor&email=a%40donor.example&phone=0000000000&amount=1000');
  await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
  await expect(page.getByRole('radio', { name: '₹1,000' })).toBeChecked();
  await expect(page).toHaveURL(/\/payments\/bmz$/);
});

test('a fully funded project offers others', async ({ page, request }) => {
  await page.goto(`/payments/${await projectId(request, true)}`);
  await expect(page.getByText('This project is fully funded')).toBeVisible();
  await expect(proceed(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Donate Now: / })).toHaveCount(3);
});

test('an unknown project leads to the page for wrong addresses', async ({ request }) => {
  const answer = await request.get('/payments/999999999', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/INVALID');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is checked by the server, keeps what was typed, and the accounts can be read', async ({
    page,
  }) => {
    await page.goto('/payments/home?categoryName=medicare&firstName=A+Donor&amount=');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donate to Shelter Medicare');
    await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
    await expect(page.getByRole('heading', { name: 'Give by bank transfer' })).toBeVisible();
    await fillIn(page);
    await page.getByLabel('Amount').fill('0');
    await proceed(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please provide an amount.']);
    await page.getByLabel('Amount').fill('500');
    await proceed(page).click();
    await expect(page.getByText('Online payment is not switched on yet')).toBeVisible();
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('A house, a town');
  });
});

const screens: readonly [string, (request: APIRequestContext) => Promise<string>][] = [
  ['a fund', async () => 'home'],
  ['failures', async () => 'home?proceed=1'],
  ['a project', (request) => projectId(request, false)],
  ['a funded project', (request) => projectId(request, true)],
];

for (const [language, bank] of [
  ['en', 'Bank Transfer'],
  ['ml', 'ബാങ്ക് ട്രാൻസ്ഫർ'],
] as const) {
  test.describe(`nothing stands in a screen reader’s way, and nothing is wider than the screen (${language})`, () => {
    for (const [name, addressOf] of screens) {
      test(name, async ({ page, request }) => {
        const address = await addressOf(request);
        await page.goto(`/payments/${address}${address.includes('?') ? '&' : '?'}lang=${language}`);
        await expectFit(page);
      });
    }

    test('the bank accounts', async ({ page }) => {
      await page.goto(`/payments/home?lang=${language}`);
      await page.getByRole('tab', { name: bank }).click();
      await expectFit(page);
    });
  });
}

async function expectFit(page: Page) {
  await expectNoAxeFindings(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
}
