import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { untilPageHydrated } from '@trust/shared/testing/hydration';
import { newPhone } from '@trust/shared/testing/phones';
import type { Page } from '@playwright/test';

/**
 * Presses every link that leads on, from page to page, until each page that was reached is known; each shows neither header
 * nor footer. The paths that were reached; each is opened once.
 */
async function pressEveryLink(page: Page, ...starts: string[]): Promise<string[]> {
  const known = new Set<string>();
  const waiting = [...starts];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    await page.goto(address);
    await expectNoFrame(page);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) =>
        all
          .filter((link) => !/^(#|mailto:|tel:|upi:)/.test(link.getAttribute('href') ?? ''))
          .map((link) => ({ href: link.getAttribute('href') ?? '', target: link.getAttribute('target') })),
      );
    for (const { href, target } of links) {
      const { pathname } = new URL(href, page.url());
      if (known.has(pathname)) continue;
      known.add(pathname);
      expect(target, `${href} opens no window`).toBeNull();
      waiting.push(href);
    }
  }
  return [...known].toSorted();
}

async function expectNoFrame(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
}

test.describe('giving within an app', { tag: '@on-phone' }, () => {
  test('the page is its remote alone, the sandbox takes the donation, and the app is told', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const told: string[] = [];
    await page.exposeFunction('tellTest', (news: string) => void told.push(news));
    await page.addInitScript(() => {
      const host = { postMessage: (news: string) => void Reflect.get(window, 'tellTest')(news) };
      Reflect.set(window, 'ReactNativeWebView', host);
    });

    await page.goto('/payments-mobile/home');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Home projects');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expectNoAxeViolations(page);
    const modules = asked.flatMap(
      (path) => /^\/releases\/([^/]+)\/[^/]+\/([^/]+)/.exec(path)?.slice(1).join(' ') ?? [],
    );
    expect([...new Set(modules)]).toEqual(['mf-donations standalone']);

    await page.getByLabel('Full Name').fill('A Donor');
    await page.getByLabel('Email Address').fill('a@donor.example');
    await page.getByLabel('Phone (WhatsApp)').fill(newPhone());
    await page.getByLabel('Address', { exact: true }).fill('A house, a town');
    await page.getByRole('textbox', { name: 'Amount' }).fill('500');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: 'Pay ₹500.00' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Payment was successful');
    await expect(page).toHaveURL(/\/payments-mobile\/done\/[A-Z]+\/\d{4}\/\d+\?lang=en$/);
    await expect
      .poll(() => told.map((news) => (JSON.parse(news) as { status: string }).status))
      .toEqual(['SUCCESS']);
    await expectNoAxeViolations(page);
  });

  for (const javaScriptEnabled of [true, false]) {
    const way = javaScriptEnabled ? 'with scripts' : 'without scripts';
    test.describe(way, () => {
      // A refused form is answered with 422, an unknown payment with 404.
      test.use({ javaScriptEnabled, expectedErrors: /404|422/ });

      test(`no link and no answer of a page for apps has the site’s header or footer, ${way}`, async ({
        page,
      }) => {
        expect(
          await pressEveryLink(
            page,
            '/payments-mobile/1001',
            '/payments-mobile/done/SCT/2020/000001?reason=declined&nid=bmz',
            '/payments-mobile/999999999',
          ),
        ).toEqual(
          expect.arrayContaining(
            ['1001', 'bmz', 'check', 'done/SCT/2020/000001', 'home', 'medicare', 'report'].map(
              (path) => `/payments-mobile/${path}`,
            ),
          ),
        );

        await page.goto('/payments-mobile/bmz?lang=en');
        await page.getByRole('link', { name: 'Money debited but no confirmation?' }).click();
        await page.getByLabel('Reference').fill('SCT/2020/000001');
        await page.getByLabel('Last four digits of your phone number').fill('1234');
        await page.getByRole('button', { name: 'Check' }).click();
        await expect(page.getByText('No payment was found')).toBeVisible();
        await expectNoFrame(page);

        await page.getByRole('link', { name: 'Paid by UPI or bank transfer' }).click();
        await expect(page).toHaveURL(/\/payments-mobile\/report\?/);
        const send = page.getByRole('button', { name: 'Report the gift' });
        await page.getByLabel('In a UPI app').check();
        await page.getByLabel('Number of the payment (UTR)').fill('12345');
        await page.getByRole('textbox', { name: 'Amount', exact: true }).fill('500');
        await page.getByLabel('Day of the payment').fill(dayInIndia(new Date()));
        await page.getByLabel('Full Name').fill('A Donor');
        await page.getByLabel('Email Address').fill('a@donor.example');
        await page.getByLabel('Phone (WhatsApp)').fill(newPhone());
        await send.click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoFrame(page);
        await page
          .getByLabel('Number of the payment (UTR)')
          .fill(String(Date.now()).slice(-12).padStart(12, '6'));
        await send.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Reported: waits for our bank statement',
        );
        await expect(page).toHaveURL(/\/payments-mobile\/report\?reported=/);
        await expectNoFrame(page);
        await page.getByRole('link', { name: 'Back to giving' }).click();
        await expect(page).toHaveURL(/\/payments-mobile\/bmz\?lang=en$/);
      });
    });
  }

  test.describe('a link to nothing', () => {
    test.use({ expectedErrors: /404/ });

    test('a link to nothing shows no page of the site, and its page asks for no more than the server sent', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      for (const path of ['/payments-mobile/999999999', '/payments-mobile', '/foo/payments-mobile/bar']) {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await untilPageHydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'We could not find what this link is for',
        );
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toHaveCount(0);
      }
      expect(asked.filter((path) => /^\/(api|content)\/|\/(router|query)[^/]*\.js$/.test(path))).toEqual([]);
    });
  });

  test.describe('while the api is away', () => {
    test.use({ expectedErrors: /ERR_FAILED/ });

    test('an api that is away leaves what was typed, says so, and offers another try', async ({ page }) => {
      await page.route('**/payments/getNextSequence', (route) => route.abort());
      await page.goto(
        `/payments-mobile/home?firstName=A+Donor&email=a%40donor.example&phone=${newPhone()}&address=A+house&amount=500`,
      );
      await page.getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByText('We could not reach our server.')).toBeVisible();
      await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
      await page.unroute('**/payments/getNextSequence');
      await page.getByRole('alert').getByRole('button').click();
      await expect(page.getByRole('button', { name: 'Pay ₹500.00' })).toBeVisible();
    });
  });
});
