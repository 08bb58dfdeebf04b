import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { untilPageHydrated } from '@trust/shared/testing/hydration';
import { newPhone } from '@trust/shared/testing/phones';

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
