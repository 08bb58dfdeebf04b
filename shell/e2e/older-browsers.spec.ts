import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { field, openForm } from '@trust/shared/testing/application-form/fill-form';
import { newPhone } from '@trust/shared/testing/phones';
import { heading } from './visitor.ts';

const till = (page: Page) => page.frameLocator('iframe.razorpay-checkout-frame');

/** Returns the phone number. */
async function fillDonation(page: Page): Promise<string> {
  const phone = newPhone();
  await page.getByRole('textbox', { name: 'Amount' }).fill('500');
  await page.getByLabel('Full Name').fill('A Donor');
  await page.getByLabel('Email Address').fill('a@donor.example');
  await page.getByLabel('Phone (WhatsApp)').fill(phone);
  await page.getByLabel('Address', { exact: true }).fill('A house, a town');
  return phone;
}

/** Takes away what is newer than the oldest listed browsers, or not much older. Runs in the page. */
function removeNewerBuiltIns(): void {
  const newer: readonly (readonly [object, ...string[]])[] = [
    [Array.prototype, 'at', 'findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
    [String.prototype, 'at', 'isWellFormed', 'replaceAll', 'toWellFormed'],
    [Object, 'groupBy', 'hasOwn'],
    [Array, 'fromAsync'],
    [Map, 'groupBy'],
    [Set.prototype, 'difference', 'intersection', 'isSubsetOf', 'symmetricDifference', 'union'],
    [Promise, 'any', 'try', 'withResolvers'],
    [URL, 'canParse', 'parse'],
    [AbortSignal, 'any', 'timeout'],
    [AbortSignal.prototype, 'throwIfAborted'],
    [Crypto.prototype, 'randomUUID'],
    [HTMLFormElement.prototype, 'requestSubmit'],
    [
      globalThis,
      'structuredClone',
      'requestIdleCallback',
      'navigation',
      'scheduler',
      'URLPattern',
      'Iterator',
    ],
    [Document.prototype, 'startViewTransition'],
  ];
  for (const [owner, ...names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  const Original = RegExp;
  window.RegExp = new Proxy(Original, {
    construct(target, [pattern, flags]: [string | RegExp, string?]) {
      if (/\(\?<[!=]/.test(String(pattern))) throw new SyntaxError('invalid group specifier name');
      return new target(pattern, flags);
    },
  });
}

test(
  'without newer built-ins of browsers the application form works, and the till takes a gift in memory',
  { tag: '@on-phone' },
  async ({ page }) => {
    await page.addInitScript(removeNewerBuiltIns);
    await openForm(page, 'en');
    const name = field(page, 'name');
    await name.fill('An Applicant');
    await page.getByRole('button', { name: 'Save and go on', exact: true }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(name).toHaveValue('An Applicant');

    await page.goto('/payments/home');
    await fillDonation(page);
    await page.getByText('Give in memory or on behalf of someone').click();
    await page.getByLabel('Name of that person').fill('Mariam Beevi');
    await page.getByRole('main').locator('button[type=submit]').click();
    await expect(till(page).getByRole('button', { name: /500/ })).toBeVisible();
  },
);

test.describe('a browser that is too old for the styles', { tag: '@on-phone' }, () => {
  test.use({ waitsForHydration: false });

  test('gets plain pages without scripts, in which giving, a payment, the contact form and printed forms work', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'));
    const scripts: string[] = [];
    page.on('request', (request) => {
      // The shell's own is preloaded by the page's head, and does not run: it would request the others.
      if (
        request.resourceType() === 'script' &&
        /\/releases\/(?!shell\/[^/]+\/browser\/shell\.js)/.test(request.url())
      )
        scripts.push(request.url());
    });
    await page.goto('/payments/home');
    const phone = await fillDonation(page);
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('button', { name: 'Pay ₹500.00' }).click();
    await expect(heading(page)).toHaveText('Your Payment was successful');

    const reference = decodeURIComponent(new URL(page.url()).pathname).replace(
      '/payments-complete/success/',
      '',
    );
    await page.goto('/payments-check');
    await page.getByLabel('Reference').fill(reference);
    await page.getByLabel('Last four digits of your phone number').fill(phone.slice(-4));
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('The money has arrived.');

    await page.goto('/contact');
    await expect(page.getByText('Leave this empty')).toBeHidden();
    await page.getByLabel('Your name').fill('Asha');
    await page.getByLabel('Email', { exact: true }).fill('asha@example.org');
    await page.getByLabel('Subject').fill('A well');
    await page.getByLabel('Message', { exact: true }).fill('Our well has no water.');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByRole('status', { name: 'Your message has arrived' })).toBeVisible();

    await page.goto('/application/1');
    await page.getByRole('button', { name: 'Agree to above instructions' }).click();
    await page
      .getByRole('link', { name: /printed/i })
      .first()
      .click();
    await expect(heading(page)).toHaveText('Downloads');
    expect(scripts).toEqual([]);
  });
});
