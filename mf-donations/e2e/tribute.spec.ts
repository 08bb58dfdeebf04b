import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';
import { newPhone } from '@trust/shared/testing/phones';

interface SentMail {
  readonly subject: string;
  readonly text: string;
}

/** The mails to an address that the sandbox's mail server has taken. */
async function mailsTo(request: APIRequestContext, address: string): Promise<SentMail[]> {
  const mails = (await (await request.get('/sandbox/mail/messages')).json()) as (SentMail & {
    to: unknown;
  })[];
  return mails.filter(({ to }) => JSON.stringify(to).includes(address));
}

const newAddress = () => `someone-${newPhone().replace(/\D/g, '')}@family.example`;
/** A donor has but few messages a day. */
const newDonor = () => `donor-${newPhone().replace(/\D/g, '')}@donor.example`;
const popUp = (page: Page) => page.frameLocator('iframe.razorpay-checkout-frame');

const WORDS = {
  en: {
    open: 'Give in memory or on behalf of someone',
    name: 'Name of that person',
    message: /^Message \(/,
    email: /^Send the message to/,
    given: 'In memory of Mariam Beevi',
    card: 'Print a card (PDF)',
    subject: 'A gift was given in memory of Mariam Beevi',
    typed: { name: 'Mariam Beevi', message: 'She kept a light in every house.' },
  },
  ml: {
    open: 'ഒരാളുടെ ഓർമ്മയ്ക്കായോ പേരിലോ നൽകാൻ',
    name: 'ആ ആളുടെ പേര്',
    message: /^സന്ദേശം \(/,
    email: /^സന്ദേശം അയയ്ക്കേണ്ട/,
    given: 'മറിയം ബീവി – ഓർമ്മയ്ക്കായി',
    card: 'കാർഡ് അച്ചടിക്കുക (PDF)',
    subject: 'മറിയം ബീവി: ഓർമ്മയ്ക്കായി ഒരു സംഭാവന',
    typed: { name: 'മറിയം ബീവി', message: 'സ്നേഹത്തോടെ എന്നും.' },
  },
} as const;

for (const language of ['en', 'ml'] as const) {
  test(
    `a gift in memory is paid, its message is mailed once and its card opens (${language})`,
    { tag: ON_ONE_SCREEN[language] },
    async ({ page, request }) => {
      const words = WORDS[language];
      const donor = `firstName=A+Donor&email=${newDonor()}&phone=${newPhone()}&address=A+house&amount=500`;
      await page.goto(`/payments/home?lang=${language}&${donor}`);
      await page.getByText(words.open).click();
      await page.getByLabel(words.name).fill(words.typed.name);
      await page.getByLabel(words.message).fill(words.typed.message);
      const address = newAddress();
      await page.getByLabel(words.email).fill(address);
      await expectUsableOnBothScreens(page);
      await page.getByRole('main').locator('button[type=submit]').click();
      await popUp(page).getByRole('button', { name: /500/ }).click();
      await expect(page.getByRole('heading', { name: words.given })).toBeVisible();
      await expectUsableOnBothScreens(page);

      await expect.poll(async () => (await mailsTo(request, address)).length).toBe(1);
      const [mail] = await mailsTo(request, address);
      expect(mail?.subject).toBe(words.subject);
      expect(mail?.text).toContain(words.typed.message);
      const card = await page.getByRole('link', { name: words.card }).getAttribute('href');
      const pdf = await request.get(card ?? '');
      expect(pdf.headers()['content-type']).toBe('application/pdf');
    },
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

  test('the folded part is filled in, a link in its message is refused with all that was typed, and the paid gift has its card', async ({
    page,
  }) => {
    await page.goto('/payments/home');
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await page.getByLabel('Full Name').fill('A Donor');
    await page.getByLabel('Email Address').fill('a@donor.example');
    await page.getByLabel('Phone (WhatsApp)').fill(newPhone());
    await page.getByLabel('Address', { exact: true }).fill('A house, a town');
    await page.getByText(WORDS.en.open).click();
    await page.getByLabel(WORDS.en.name).fill('Mariam Beevi');
    await page.getByLabel(WORDS.en.message).fill('See https://example.com');
    await page.getByRole('radio', { name: 'On behalf of' }).check();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await expect(page.getByRole('alert')).toContainText('Write without links');
    await expect(page.getByLabel(WORDS.en.name)).toHaveValue('Mariam Beevi');
    await expect(page.getByRole('radio', { name: 'On behalf of' })).toBeChecked();
    await page.getByLabel(WORDS.en.message).fill('With love');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay ₹500.00' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    const card = page.getByRole('link', { name: /^Card of a gift in memory/ });
    const answer = await page.request.get((await card.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
  });
});
