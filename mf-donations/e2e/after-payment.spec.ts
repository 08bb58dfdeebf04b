import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';
import { setSilently } from '@trust/shared/testing/set-silently';

/** A donation that was recorded and never paid. */
async function begunDonation(request: APIRequestContext): Promise<string> {
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/payments/${path}`, { data });
    expect(answer.ok(), path).toBe(true);
    return (await answer.json()) as { tran_id: string };
  };
  const { tran_id } = await post('getNextSequence', { prefix: 'SCT' });
  const donor = { firstName: 'A Donor', email: 'a@donor.example', phone: '0000004321', address: 'A house' };
  await post('newTrans', { ...donor, tran_id, amount: 50_000, project: 'home' });
  return tran_id;
}

test.describe('looking a payment up', () => {
  // A wrong number is answered with 404.
  test.use({ expectedErrors: /404/ });

  for (const language of ['en', 'ml'] as const) {
    test(
      `what nobody has paid is never called successful, and is looked up (${language})`,
      { tag: ON_ONE_SCREEN[language] },
      async ({ page, request }) => {
        const reference = await begunDonation(request);
        await page.goto(`/payments-complete/success/${reference}?lang=${language}`);
        await expect(page.getByText(reference)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          language === 'en' ? 'We are checking this payment' : 'ഈ പണമടയ്ക്കൽ ഞങ്ങൾ പരിശോധിക്കുകയാണ്',
        );
        await expectUsableOnBothScreens(page);

        await page.locator('a[href^="/payments-check"]').first().click();
        const fields = page.getByRole('main').getByRole('textbox');
        await expect(fields.first()).toHaveValue(reference);
        await fields.last().fill('1111');
        await page.getByRole('main').locator('button[type=submit]').click();
        await expect(page.getByRole('alert')).toBeVisible();
        await fields.last().evaluate(setSilently, '4321');
        await page.getByRole('main').locator('button[type=submit]').click();
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused();
        await expectUsableOnBothScreens(page);
      },
    );
  }
});

test('the page of failed payments says why, and leads back to the form', async ({ page }) => {
  await page.goto('/payments-complete/failed?reason=cancelled&nid=bmz');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You cancelled the payment');
  await expect(page.getByText('Please try again later')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/payments\/bmz$/);
});

test('a reference that nobody has is a page that is not found', async ({ request }) => {
  const answer = await request.get('/payments-complete/success/NOBODY/1');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).not.toContain('Your Payment was successful</h1>');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a payment is looked up all the same', async ({ page, request }) => {
    const reference = await begunDonation(request);
    await page.goto(`/payments-complete/success/${reference}`);
    await page.getByRole('link', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We are checking this payment');
    await page.getByRole('link', { name: /Check your payment/ }).click();
    await page.getByLabel(/Last four digits/).fill('12');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Enter the last four digits of your phone number',
    ]);
    await expect(page.getByLabel('Reference')).toHaveValue(reference);
    await page.getByLabel(/Last four digits/).fill('4321');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByRole('heading', { name: 'We are checking this payment' })).toBeVisible();
  });
});
