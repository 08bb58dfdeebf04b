import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens } from '@trust/shared/testing/screens';
import { setSilently } from '@trust/shared/testing/set-silently';
import { newPhone } from '@trust/shared/testing/phones';

/** Opens a programme of the sample content that takes bookings. */
async function openProgramme(page: Page) {
  await page.goto('/solace');
  await page.getByRole('listitem').filter({ hasText: 'per place' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Book a place' })).toBeVisible();
}

async function fillIn(page: Page) {
  await page.getByLabel('Full Name').fill('A Visitor');
  await page.getByLabel('Email Address').fill('a@visitor.example');
  await page.getByLabel('WhatsApp number').fill(newPhone());
  await page.getByLabel('Place', { exact: true }).fill('Tirur');
  await page.getByLabel('District').selectOption('Malappuram');
}

test('a place is booked: what is missing is mended, the bank is paid, and the server says so', async ({
  page,
}) => {
  await openProgramme(page);
  await page.getByRole('button', { name: /^Book and pay/ }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Please enter your name.',
    'Please provide your email.',
    'Please provide your whatsapp number.',
    'Please provide your place.',
    'Please select your district.',
  ]);
  await expectUsableOnBothScreens(page);
  await fillIn(page);
  await page.getByRole('button', { name: /^Book and pay/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Payment was successful');
  await expect(page.getByText('Your booking is paid.')).toBeVisible();
  await expect(page.getByRole('link', { name: /receipt \(PDF\)/ })).toHaveAttribute('href', /token=/);
  await expectUsableOnBothScreens(page);
});

test('a booking that came without an event, and that the bank refused, is tried again from its programme', async ({
  page,
}) => {
  await openProgramme(page);
  const { pathname } = new URL(page.url());
  const recorded = page.waitForRequest('**/payments/newTrans');
  const visitor = { firstName: 'A Visitor', email: 'a@visitor.example', phone: newPhone(), place: 'Tirur' };
  await page.getByLabel('Full Name').evaluate(setSilently, visitor.firstName);
  await page.getByLabel('Email Address').evaluate(setSilently, visitor.email);
  await page.getByLabel('WhatsApp number').evaluate(setSilently, visitor.phone);
  await page.getByLabel('Place', { exact: true }).evaluate(setSilently, visitor.place);
  await page.getByLabel('District').evaluate(setSilently, 'Malappuram');
  await page.getByRole('button', { name: /^Book and pay/ }).click();
  expect((await recorded).postDataJSON()).toMatchObject({ ...visitor, district: 'Malappuram' });
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('heading', { name: 'The bank did not accept this payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', pathname);
});

test('a programme that takes no bookings says so, and an unknown one is a wrong address', async ({
  page,
  request,
}) => {
  await page.goto('/solace');
  await page.getByRole('listitem').filter({ hasText: 'Booking Closed' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Booking Closed' })).toBeVisible();
  await expectUsableOnBothScreens(page);
  const answer = await request.get('/solace/999999999', { maxRedirects: 0 });
  expect(answer.headers()['location']).toBe('/INVALID');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a place is booked by pages, up to its receipt', async ({ page }) => {
    await openProgramme(page);
    await fillIn(page);
    await page.getByRole('button', { name: /^Book and pay/ }).click();
    await page.getByRole('button', { name: /^Continue to the bank/ }).click();
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Your booking is paid.')).toBeVisible();
    const receipt = await page.getByRole('link', { name: /receipt \(PDF\)/ }).getAttribute('href');
    const opened = await page.request.get(receipt ?? '');
    expect(opened.headers()['content-type']).toBe('application/pdf');
  });
});
