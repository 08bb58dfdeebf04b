import type { APIRequestContext, Page } from '@playwright/test';
import { expectFit } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';
import { setSilently } from '@trust/shared/testing/set-silently';
import { newPhone } from '@trust/shared/testing/phones';

const proceed = (page: Page) => page.getByRole('button', { name: 'Proceed' });

/** The id of a project of the sample content that still needs money, or that needs none any more. */
async function projectId(request: APIRequestContext, completed: boolean): Promise<string> {
  const body = { limit: 1, query: { successStory: completed } };
  const answer = await request.post('/api/project/get-project-list', { data: body });
  const [project] = (await answer.json()) as { _id: string }[];
  return project?._id ?? '';
}

const SUCCESS_PAGE = /\/payments-complete\/success\/[A-Z]+\/\d{4}\/\d{6}$/;

/** What stands in the provider's pop-up. */
const popUp = (page: Page) => page.frameLocator('iframe.razorpay-checkout-frame');

/** Every order that the page asks for from now on. */
function orderedReferences(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/get-orderid-for-razorpay')) asked.push(request.postData() ?? '');
  });
  return asked;
}

/** Opens a donation page and fills it in once its scripts run. */
async function openForm(page: Page, address = '/payments/home') {
  await page.goto(address);
  await expect(page.getByRole('tab', { name: 'Online Payment' })).toBeVisible();
  await fillIn(page);
}

async function fillIn(page: Page) {
  await page.getByLabel('Full Name').fill('A Donor');
  await page.getByLabel('Email Address').fill('a@donor.example');
  await page.getByLabel('Phone (WhatsApp)').fill(newPhone());
  await page.getByLabel('Address', { exact: true }).fill('A house, a town');
  await page.getByRole('textbox', { name: 'Amount' }).fill('500.50');
}

test('a donor mends what was missing, closes the payment and looks at the bank accounts @on-both', async ({
  page,
  request,
}) => {
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
  await expect(popUp(page).getByRole('button', { name: 'Pay ₹500.50' })).toBeVisible();
  await popUp(page).getByRole('button', { name: 'Close without paying' }).click();
  await expect(page.getByRole('status', { name: 'The payment is not complete' })).toBeVisible();
  await page.getByRole('tab', { name: 'Bank Transfer' }).click();
  const copies = page.getByRole('button', { name: /^Copy the number of / });
  await expect(copies).toHaveCount(1);
  await page.getByText('Accounts for other purposes').click();
  await expect(copies).toHaveCount(5);
  await expect(page.getByText('The app shows ₹500.50')).toBeVisible();
  await page.getByRole('tab', { name: 'Online Payment' }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
});

test('the whole form can be filled in and sent from the keyboard', async ({ page }) => {
  await page.goto('/payments/home');
  await page.getByRole('radio', { name: '₹250' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('250');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('500');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Full Name')).toBeFocused();
  for (const typed of ['A Donor', 'a@donor.example', newPhone(), 'A house']) {
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(popUp(page).getByRole('button', { name: 'Pay ₹500.00' })).toBeVisible();
});

test('what a link hands over fills the form and leaves the address', async ({ page }) => {
  await page.goto('/payments/bmz?firstName=A+Donor&email=a%40donor.example&phone=0000000000&amount=1000');
  await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
  await expect(page.getByLabel('Address', { exact: true })).toBeFocused();
  await page.getByText('₹1,000 · A Donor · a@donor.example').click();
  await expect(page.getByRole('radio', { name: '₹1,000' })).toBeChecked();
  await expect(page).toHaveURL(/\/payments\/bmz$/);
});

test('a fully funded project offers others', async ({ page, request }) => {
  await page.goto(`/payments/${await projectId(request, true)}`);
  await expect(page.getByText('This project is fully funded')).toBeVisible();
  await expect(proceed(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Donate Now: / })).toHaveCount(3);
});

test(
  'a fully funded project and the first of the others are on one screen',
  { tag: '@on-phone' },
  async ({ page, request }) => {
    await page.goto(`/payments/${await projectId(request, true)}`);
    await expect(page.getByRole('link', { name: /^Donate Now: / }).first()).toBeInViewport({ ratio: 1 });
  },
);

test('an unknown project leads to the page for wrong addresses', async ({ request }) => {
  const answer = await request.get('/payments/999999999', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/INVALID');
});

test.describe('without scripts', () => {
  // A browser says in its console that a form was not taken.
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('a donation goes from the form to the provider’s page and back, and its faults are told on the way', async ({
    page,
  }) => {
    await page.goto('/payments/home?categoryName=medicare&firstName=A+Donor&amount=');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Donate to Emergency medicare');
    await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
    await expect(page.getByRole('heading', { name: 'Give by UPI or bank transfer' })).toBeVisible();
    await fillIn(page);
    await page.getByRole('textbox', { name: 'Amount' }).fill('0');
    await proceed(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText(['Please provide an amount.']);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByRole('alert')).toBeInViewport();
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('A house, a town');
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await proceed(page).click();
    await expect(page.getByRole('heading', { name: 'Continue to payment' })).toBeVisible();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay ₹500.00' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(SUCCESS_PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Payment was successful');
  });

  test('and by the bank’s page too', async ({ page }) => {
    await page.goto('/payments-federal-legacy/home');
    await fillIn(page);
    await proceed(page).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay ₹500.50' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(SUCCESS_PAGE);
  });
});

test.describe('giving online', () => {
  test('a donor pays in the pop-up and is told that the money arrived, also of what was filled in without an event @on-both', async ({
    page,
  }) => {
    await page.goto('/payments/home');
    const recorded = page.waitForRequest('**/payments/newTrans');
    const donor = { firstName: 'A Donor', email: 'a@donor.example', phone: newPhone() };
    await page.getByLabel('Full Name').evaluate(setSilently, donor.firstName);
    await page.getByLabel('Email Address').evaluate(setSilently, donor.email);
    await page.getByLabel('Phone (WhatsApp)').evaluate(setSilently, donor.phone);
    await page.getByRole('textbox', { name: 'Amount' }).evaluate(setSilently, '500.50');
    await page.getByLabel('Address', { exact: true }).fill('A house, a town');
    await page.getByRole('checkbox', { name: 'Do not name me in thanks' }).check();
    await proceed(page).click();
    expect((await recorded).postDataJSON()).toMatchObject({ ...donor, amount: 50_050 });
    await popUp(page).getByRole('button', { name: 'Pay ₹500.50' }).click();
    await expect(page).toHaveURL(SUCCESS_PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Payment was successful');
    await page.goBack();
    await expect(page.getByLabel('Full Name')).toHaveValue('');
  });

  test('a payment that fails is told why, loses nothing, and is tried again as the same donation', async ({
    page,
  }) => {
    const references = orderedReferences(page);
    await openForm(page);
    await proceed(page).click();
    await popUp(page).getByLabel('Reason').selectOption('gateway_technical_error');
    await popUp(page).getByRole('button', { name: 'Fail', exact: true }).click();
    const said = popUp(page).getByRole('alert');
    await expect(said).toContainText('Payment failed due to a temporary issue. Try another method.');
    await said.getByRole('button', { name: 'Retry' }).click();
    await expect(said).toBeHidden();
    await expect(popUp(page).getByRole('radio', { name: 'UPI' })).toBeFocused();
    await popUp(page).getByRole('button', { name: 'Close without paying' }).click();
    const failure = page.getByRole('alert', { name: 'The bank is not responding' });
    await expect(failure).toContainText('Payment failed due to a temporary issue. Try another method.');
    await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
    await expectUsableOnBothScreens(page);
    await page.getByRole('button', { name: 'Choose another way to pay' }).click();
    await popUp(page).getByRole('button', { name: 'Pay ₹500.50' }).click();
    await expect(page).toHaveURL(SUCCESS_PAGE);
    expect(references).toHaveLength(1);
  });

  test('a payment whose answer is lost leads to its page all the same', async ({ page }) => {
    await openForm(page);
    await proceed(page).click();
    await popUp(page).getByRole('button', { name: 'Pay, but lose the answer' }).click();
    await expect(page).toHaveURL(SUCCESS_PAGE);
  });

  test('the whole is begun anew in the same tab with all that was typed', async ({ page }) => {
    const references = orderedReferences(page);
    await openForm(page);
    await proceed(page).click();
    await popUp(page).getByRole('button', { name: 'Close without paying' }).click();
    await expect(page.getByRole('status', { name: 'The payment is not complete' })).toBeVisible();
    // The window's history entry is left a moment later, which would end a reload.
    await page.waitForFunction(() => !history.state?.dialogs);
    await page.reload();
    await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
    await proceed(page).click();
    await popUp(page).getByRole('button', { name: 'Pay ₹500.50' }).click();
    await expect(page).toHaveURL(SUCCESS_PAGE);
    expect(references).toHaveLength(1);
  });

  test('Back closes the payment window, says so and loses nothing; then Back leaves the page', async ({
    page,
  }) => {
    await page.goto('/solace');
    await openForm(page);
    await proceed(page).click();
    await expect(popUp(page).getByRole('button', { name: 'Pay ₹500.50' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('status', { name: 'The payment is not complete' })).toBeVisible();
    await expect(page.locator('iframe.razorpay-checkout-frame')).toHaveCount(0);
    await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
    await page.goForward();
    await expect(page).toHaveURL('/payments/home');
    await proceed(page).click();
    await popUp(page).getByRole('button', { name: 'Close without paying' }).click();
    await expect(page.getByRole('status', { name: 'The payment is not complete' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/solace');
  });

  test('by the bank’s own page', async ({ page }) => {
    await openForm(page, '/payments-federal-legacy/home');
    await proceed(page).click();
    await expect(page.getByRole('heading', { name: 'Bank gateway' })).toBeVisible();
    await page.getByRole('button', { name: 'Pay ₹500.50' }).click();
    await expect(page).toHaveURL(SUCCESS_PAGE);
  });
});

test.describe('in a browser inside another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 13; SM-A145F; wv) AppleWebKit/537.36 Version/4.0 Chrome/120.0 Mobile Safari/537.36',
  });

  test(
    'a donor is led to the provider’s own page and back, is told why it was declined, and goes Back to try again',
    {
      tag: '@on-phone',
    },
    async ({ page }) => {
      await openForm(page);
      await proceed(page).click();
      await expect(page).toHaveURL(/\/sandbox\/razorpay\/v1\/checkout\/embedded\b/);
      await page.getByLabel('Reason').selectOption('card_declined');
      await page.getByRole('button', { name: 'Fail', exact: true }).click();
      await expect(page).toHaveURL(/\/payments-complete\/failed\?reason=\w+&tran=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'The bank did not accept this payment',
      );
      await expectFit(page);
      await page.goBack();
      await page.reload();
      await page.getByRole('button', { name: 'Pay ₹500.50' }).click();
      await expect(page).toHaveURL(SUCCESS_PAGE);
    },
  );
});

test.describe('where the pop-up’s script does not come', () => {
  test.use({ expectedErrors: /checkout\.js/ });

  test('the form goes plainly to the provider’s page', { tag: '@on-phone' }, async ({ page }) => {
    await page.route('**/sandbox/razorpay/checkout.js', (route) => route.abort());
    await openForm(page);
    await proceed(page).click();
    await page.getByRole('button', { name: 'Pay on the provider’s page' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay ₹500.50' }).click();
    await expect(page).toHaveURL(SUCCESS_PAGE);
  });
});

for (const [language, bank] of [
  ['en', 'Bank Transfer'],
  ['ml', 'ബാങ്ക് ട്രാൻസ്ഫർ'],
] as const) {
  test(
    `nothing stands in a screen reader’s way, and nothing is wider than the screen, also beside the bank accounts and a code for UPI apps (${language})`,
    { tag: ON_ONE_SCREEN[language] },
    async ({ page, hasTouch }) => {
      await page.goto(`/payments/home?lang=${language}&amount=500`);
      await expectUsableOnBothScreens(page);
      await page.getByRole('tab', { name: bank }).click();
      const app = page.locator('a[href^="upi://pay?"]');
      if (hasTouch) await page.locator('section:has(a[href^="upi://"]) summary').click();
      await expect(app).toBeVisible({ visible: hasTouch });
      const code = page.locator('img[src="/media/upi/home-50000.svg"]:visible');
      await expect(code).toHaveJSProperty('complete', true);
      await expect(code).not.toHaveJSProperty('naturalWidth', 0);
      await page.locator('details summary').last().click();
      await expectUsableOnBothScreens(page);
    },
  );
}
