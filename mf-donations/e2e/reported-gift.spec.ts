import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import { expectFit } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';
import { newPhone } from '@trust/shared/testing/phones';
import { SITE_LOGS } from '@trust/shared/testing/playwright';

const ROOT = join(import.meta.dirname, '../..');

/** Runs the office's command on the database of the journeys' site. */
async function office(...args: string[]): Promise<string> {
  const command = ['--import', 'tsx', 'api/src/staff/payments.ts', ...args];
  const env = { ...process.env, DATA_DIR: join(SITE_LOGS, '..') };
  return (await promisify(execFile)(process.execPath, command, { cwd: ROOT, env })).stdout;
}

test(
  'a gift by UPI is reported, found in the bank’s statement, receipted by mail, found again in another browser, and its donor sees the refund of a part and of the rest',
  { tag: '@on-phone' },
  async ({ page, browser, request }, testInfo) => {
    test.slow();
    const utr = String(Date.now()).slice(-12).padStart(12, '4');
    const email = `gift${utr}@donor.example`;
    const phone = newPhone();
    const today = dayInIndia(new Date());

    await page.goto('/payments/bmz');
    await page.getByRole('textbox', { name: 'Amount' }).fill('750.50');
    await page.getByRole('tab', { name: 'Bank Transfer' }).click();
    await page.getByRole('link', { name: 'I have paid: get a receipt' }).click();
    await expect(page.getByRole('textbox', { name: 'Amount', exact: true })).toHaveValue('750.50');
    await page.getByLabel('Number of the payment (UTR)').fill(`UPI Ref ${utr}`);
    await page.getByLabel('Day of the payment').fill(today);
    await page.getByLabel('Full Name').fill('A Donor');
    await page.getByLabel('Email Address').fill(email);
    await page.getByLabel('Phone (WhatsApp)').fill(phone);
    await page.getByRole('button', { name: 'Report the gift' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Reported: waits for our bank statement',
    );
    await expect(page.getByText('we send the receipt to g••••@donor.example')).toBeVisible();
    await expectFit(page);
    const words = await page.getByText(/^Transaction reference: /).textContent();
    const reference = words?.replace('Transaction reference: ', '') ?? '';

    const statement = testInfo.outputPath('statement.csv');
    const [year, month, day] = today.split('-');
    const line = `${day}/${month}/${year},UPI/CR/${utr}/DONOR,${utr},,750.50,1000.00`;
    await writeFile(
      statement,
      `Txn Date,Narration,Ref No,Withdrawal Amt.,Deposit Amt.,Closing Balance\n${line}\n`,
    );
    await office('statement', 'import', statement);
    expect(await office('reports', 'match', '--certain', '--yes')).toContain(reference);

    // The site sends mail on its own time.
    await expect(async () => {
      const mails = (await (await request.get('/sandbox/mail/messages')).json()) as { to: string }[];
      expect(mails.map(({ to }) => to)).toContain(email);
    }).toPass();

    const elsewhere = await browser.newPage();
    await elsewhere.goto(`/payments-check?tran=${encodeURIComponent(reference)}`);
    await elsewhere.getByLabel('Last four digits of your phone number').fill(phone.slice(-4));
    await elsewhere.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Your Payment was successful' })).toBeVisible();
    await expect(elsewhere.getByText(/to g••••@donor\.example, the address you gave/)).toBeVisible();
    await elsewhere.close();

    const refund = (rupees: string) =>
      office('refund', reference, '--amount', rupees, '--reason', 'wrong', '--given-back', '--yes');
    await refund('250.50');
    await page.reload();
    await page.getByRole('link', { name: 'See your donation and its receipt' }).click();
    await expect(page.getByText('₹250.50 was returned to you. ₹500 of your donation remains')).toBeVisible();
    await expectFit(page);

    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const shared = await stranger.newPage();
    await shared.goto(page.url());
    await expect(shared.getByText('A part of it was returned to you.')).toBeVisible();
    await refund('500');
    await shared.reload();
    await expect(shared.getByRole('heading', { level: 1 })).toHaveText('This payment was returned');
    await expect(shared.getByRole('main')).not.toContainText(/Thank you|WhatsApp|₹/);
    await stranger.close();
    await page.reload();
    await expect(page.getByText('₹750.50 was returned to you: all that you gave.')).toBeVisible();
    await expectFit(page);
  },
);

for (const language of ['en', 'ml'] as const) {
  test(
    `nothing of the report of a gift stands in a screen reader’s way, or is wider than the screen (${language})`,
    { tag: ON_ONE_SCREEN[language] },
    async ({ page }) => {
      await page.goto(`/payments-report?nid=home&way=bank&lang=${language}`);
      await expectUsableOnBothScreens(page);
      await page.getByRole('main').locator('button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expectUsableOnBothScreens(page);
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('a report that is refused keeps what was typed, and one that is taken leads to its page', async ({
    page,
  }) => {
    await page.goto('/payments-report?nid=medicare&way=upi');
    const utr = page.getByLabel('Number of the payment (UTR)');
    await utr.fill('12345');
    await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('500');
    await page.getByLabel('Day of the payment').fill(dayInIndia(new Date()));
    await page.getByLabel('Full Name').fill('A Donor');
    await page.getByLabel('Email Address').fill('a@donor.example');
    await page.getByLabel('Phone (WhatsApp)').fill(newPhone());
    await page.getByRole('button', { name: 'Report the gift' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
    await utr.fill(String(Date.now()).slice(-12).padStart(12, '5'));
    await page.getByRole('button', { name: 'Report the gift' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Reported: waits for our bank statement',
    );
  });
});
