import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { startFaultyApi } from './faulty-api.ts';
import { forkGateway, startGateway } from './gateway-process.ts';
import { hasServerHeading, rememberServerHeading, untilHydrated, untilParcelsHydrated } from './hydrated.ts';
import { countDocuments, followLinkTo, followMenu, heading, holdRequests } from './visitor.ts';

/** Ways in which a module's scripts can fail. */
const FAILURES = {
  'are gone': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'fail on the server': (route: Route) => route.fulfill({ status: 500, body: 'Oops' }),
  'are not what was released': (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.body.textContent = "garbage"' }),
  'cannot be reached': (route: Route) => route.abort('connectionfailed'),
  'are there in part': (route: Route) =>
    route.request().url().includes('/remote.js') ? route.continue() : route.fulfill({ status: 404 }),
} as const;

/** A request that is never answered. */
const hang = () => undefined;

/** The longest that a page waits for a module's scripts, and when it says that it waits, in ms. */
const TIMEOUT_MS = 12_000;
const NOTICE_AFTER_MS = 5_000;

const scriptsOf = (module: string) => new RegExp(`/releases/${module}/[^/]+/browser/.*\\.js`);
const readingOnly = (page: Page) => page.getByRole('status').filter({ hasText: 'You can read this page' });
const quickForm = (page: Page) => page.getByRole('form', { name: 'Donate now' });

/** Checks the parts of the site that do not depend on the broken module. */
async function expectTheRestToWork(page: Page): Promise<void> {
  await followMenu(page, 'Projects');
  await expect(heading(page)).toHaveText('Projects');
  await page.getByRole('banner').getByRole('link', { name: 'മലയാളം' }).click();
  await expect(heading(page)).toHaveText('പദ്ധതികൾ');
}

/** Once the page waits for scripts, moves the clock past their timeout. */
async function runIntoTimeout(page: Page): Promise<void> {
  await expect(page.locator('html[data-busy]')).toBeAttached();
  await page.clock.fastForward(TIMEOUT_MS);
}

async function expectAccountToWork(page: Page): Promise<void> {
  await expect(heading(page)).toHaveText('Login');
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toBeFocused();
}

test.use({
  expectedErrors: /Failed to load resource|integrity|could not be loaded|RUNTIME-|did not load in time/,
  // The scripts of some pages do not load.
  waitsForHydration: false,
});

for (const [chunk, tag] of [
  ['single-spa', '@on-phone'],
  ['federation', '@on-desktop'],
] as const) {
  test(`without ${chunk}, a link to another module's page still leads there`, { tag }, async ({ page }) => {
    await page.route(`**/releases/shell/**/${chunk}.js*`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/projects');
    await untilHydrated(page);
    await followLinkTo(page, '/account');
    await expectAccountToWork(page);
  });
}

for (const [index, [what, fail]] of Object.entries(FAILURES).entries()) {
  // The failure does not depend on the screen, so each runs on one of the two.
  const tag = index % 2 === 0 ? '@on-phone' : '@on-desktop';

  test.describe(`when the scripts of donations ${what}`, { tag }, () => {
    test('the home page works, and its quick form stays as a plain form', async ({ page }) => {
      await page.route(scriptsOf('mf-donations'), fail);
      await page.goto('/');
      await expect(page.locator('#frame-top')).toBeVisible();
      await expectTheRestToWork(page);

      await page.goto('/?lang=en');
      const notice = page.getByRole('status').filter({ hasText: 'You can still use it in a simple form' });
      await quickForm(page).scrollIntoViewIfNeeded();
      await expect(notice).toBeVisible();
      await expectNoAxeViolations(page);
      await quickForm(page).getByLabel('Full Name').fill('A Donor');
      await quickForm(page).getByLabel('Email Address').fill('a@donor.example');
      await quickForm(page).getByLabel('Phone (WhatsApp)').fill('0000000000');
      await quickForm(page).getByLabel('Donation category').selectOption('medicare');
      await quickForm(page).getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
      await expect(heading(page)).toHaveText('Donate to Emergency medicare');

      await page.goBack();
      await quickForm(page).getByLabel('Full Name').fill('Another Donor');
      await expect(notice).toBeVisible();
      await page.unroute(scriptsOf('mf-donations'));
      await notice.getByRole('button', { name: 'Retry' }).click();
      await untilParcelsHydrated(page);
      await expect(notice).toHaveCount(0);
      await expect(quickForm(page).getByLabel('Full Name')).toHaveValue('Another Donor');
      await quickForm(page).getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
    });

    test('its pages can be read, say so, and work after Retry', async ({ page }) => {
      await rememberServerHeading(page);
      await page.route(scriptsOf('mf-donations'), fail);
      await page.goto('/payments/home');
      const notice = readingOnly(page);
      await expect(notice).toBeVisible();
      expect(await hasServerHeading(page)).toBe(true);
      await expectNoAxeViolations(page);
      await page.getByRole('link', { name: 'Bank Transfer' }).click();
      await expect(page.getByText('000000000003')).toBeVisible();
      await page.getByRole('link', { name: 'Online Payment' }).click();

      await notice.getByRole('button', { name: 'Retry' }).click();
      await expect(notice).toBeVisible();
      await page.unroute(scriptsOf('mf-donations'));
      await page.getByLabel('Full Name').fill('A Donor');
      await notice.getByRole('button', { name: 'Retry' }).click();
      await untilHydrated(page);
      await expect(notice).toHaveCount(0);
      await page.getByRole('button', { name: 'Proceed' }).click();
      await expect(page.getByRole('alert')).toBeFocused();
      await expect(page.getByRole('alert')).not.toContainText('Please enter your name.');
    });
  });

  test(
    `when the scripts of accounts ${what}, their page says so, and Retry brings it`,
    { tag },
    async ({ page }) => {
      await page.route(scriptsOf('mf-auth'), fail);
      await page.goto('/projects');
      await untilHydrated(page);
      await followLinkTo(page, '/account');
      await expect(heading(page)).toHaveText('This part is unavailable');
      await expect(page).toHaveURL('/account');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(heading(page)).toHaveText('This part is unavailable');

      await page.unroute(scriptsOf('mf-auth'));
      await page.getByRole('button', { name: 'Retry' }).click();
      await expectAccountToWork(page);

      await page.unrouteAll();
      await expectTheRestToWork(page);
    },
  );

  test(
    `when the scripts of applications ${what}, relief forms are there, and guidelines can be read`,
    { tag },
    async ({ page }) => {
      await page.route(scriptsOf('mf-applications'), fail);
      await page.goto('/projects');
      await untilHydrated(page);
      await followMenu(page, 'Applications');
      await expect(heading(page)).toHaveText('Before you apply for aid');
      await expect(readingOnly(page)).toBeVisible();
      await page.getByRole('link', { name: 'Relief application' }).click();
      await expect(heading(page)).toHaveText('Relief application');
      await expect(readingOnly(page)).toBeVisible();
      await expect(page.getByText('If it does not appear here, open it in a new tab.')).toBeVisible();
      await expect(
        page.frameLocator('[title="Form: Relief application"]').getByRole('button', { name: 'Submit' }),
      ).toBeVisible();
      await expectNoAxeViolations(page);
    },
  );
}

test.describe('when scripts never come', () => {
  test('a page of donations can be read, says so in the end, and works after Retry', async ({ page }) => {
    await page.clock.install();
    await rememberServerHeading(page);
    await page.route(scriptsOf('mf-donations'), hang);
    await page.goto('/payments/home', { waitUntil: 'domcontentloaded' });
    await expect(heading(page)).toHaveText('Donate to Home projects');
    const notice = readingOnly(page);
    await runIntoTimeout(page);
    await expect(notice).toBeVisible();
    expect(await hasServerHeading(page)).toBe(true);
    await page.getByLabel('Full Name').fill('A Donor');

    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toHaveCount(0);
    await runIntoTimeout(page);
    await expect(notice).toBeVisible();

    await page.unroute(scriptsOf('mf-donations'));
    await notice.getByRole('button', { name: 'Retry' }).click();
    await untilHydrated(page);
    await expect(notice).toHaveCount(0);
    await expect(page.getByLabel('Full Name')).toHaveValue('A Donor');
  });

  test('whoever waits for the account can go elsewhere at once, and Retry brings it @on-both', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(scriptsOf('mf-auth'), hang);
    await page.goto('/projects');
    await untilHydrated(page);
    await followLinkTo(page, '/account');
    await expect(page.locator('html[data-busy]')).toBeAttached();
    await expect(heading(page)).toHaveText('Projects');
    await followMenu(page, 'Reports');
    await expect(heading(page)).toHaveText('Reports');
    await expect(page.locator('html[data-busy]')).not.toBeAttached();

    await followLinkTo(page, '/account');
    await expect(page.locator('html[data-busy]')).toBeAttached();
    await page.clock.fastForward(NOTICE_AFTER_MS);
    const slow = page
      .getByRole('status')
      .filter({ hasText: 'The connection failed, or our server is busy.' });
    await expect(slow).toBeVisible();
    await expect(heading(page)).toHaveText('Reports');
    await expectNoAxeViolations(page);
    await page.clock.fastForward(TIMEOUT_MS - NOTICE_AFTER_MS);
    await expect(page).toHaveURL('/account');
    await expect(heading(page)).toHaveText('This part is unavailable');
    await expect(slow).toHaveCount(0);
    await followMenu(page, 'Projects');
    await expect(heading(page)).toHaveText('Projects');

    await page.goBack();
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('main')).toContainText('Projects');
    await runIntoTimeout(page);
    await expect(heading(page)).toHaveText('This part is unavailable');
    await expectNoAxeViolations(page);
    await page.unroute(scriptsOf('mf-auth'));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectAccountToWork(page);
  });
});

const TOTALS = '/api/project/get-stats';

/** Runs a gateway whose api fails on the paths in `failing`, which may change meanwhile. */
async function withFaultyApi(
  { page, baseURL = '' }: { page: Page; baseURL: string | undefined },
  failing: readonly string[],
  run: (address: string) => Promise<void>,
) {
  const api = await startFaultyApi(baseURL, failing);
  const gateway = await startGateway(api.url);
  try {
    await run(gateway.url);
  } finally {
    // A gateway that ends waits for the visitors' connections.
    await page.goto('about:blank');
    await gateway.end();
    await api.end();
  }
}

test(
  'a page that came without one of its parts stays as it came, with what was typed',
  { tag: '@on-phone' },
  ({ page, baseURL }) =>
    withFaultyApi({ page, baseURL }, [TOTALS], async (address) => {
      await rememberServerHeading(page);
      const release = await holdRequests(page, scriptsOf('mf-content'));
      // A gateway that has just started may leave out more on a busy machine.
      await expect(async () => {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        expect(await quickForm(page).count()).toBe(1);
      }).toPass();
      await quickForm(page).getByLabel('Full Name').fill('A Donor');
      release();
      await untilParcelsHydrated(page);
      await expect(page.getByRole('alert')).toContainText('The totals could not be loaded.');
      expect(await hasServerHeading(page)).toBe(true);
      await expect(quickForm(page).getByLabel('Full Name')).toHaveValue('A Donor');
    }),
);

for (const [when, held] of [
  ['before scripts run', /\/releases\/.+\.js$/],
  ['before the scripts of its module', scriptsOf('mf-content')],
] as const) {
  test(
    `a part that the server could not read comes by Retry ${when}`,
    { tag: '@on-phone' },
    ({ page, baseURL }) => {
      const failing = ['/api/project/get-category-list'];
      return withFaultyApi({ page, baseURL }, failing, async (address) => {
        await holdRequests(page, held);
        const alert = page.getByRole('alert');
        // A gateway that has just started may leave out more on a busy machine.
        await expect(async () => {
          await page.goto(`${address}projects?page=2&lang=en`, { waitUntil: 'domcontentloaded' });
          await expect(alert).toContainText('The categories could not be loaded.', { timeout: 1000 });
        }).toPass();
        failing.pop();
        // The gateway asks an api that failed again after a while.
        await expect(async () => {
          await alert.getByRole('link', { name: 'Retry' }).click();
          await expect(page.locator('select[name=category]')).toHaveCount(1, { timeout: 1000 });
        }).toPass();
        await expect(alert).toHaveCount(0);
        await expect(page).toHaveURL(/\/projects\?page=2&lang=en$/);
        await expect(heading(page)).toHaveText('Projects');
      });
    },
  );
}

test(
  'a gateway whose port is taken says so in its log and ends',
  { tag: '@on-desktop' },
  async ({ baseURL }) => {
    const gateway = forkGateway(baseURL ?? '', { PORT: new URL(baseURL ?? '').port });
    const ended = once(gateway, 'exit');
    const log = gateway.stdout ? await text(gateway.stdout) : '';
    expect(log).toContain('EADDRINUSE');
    expect(await ended).toEqual([1, null]);
  },
);

test('a link whose router cannot be loaded loads the document', { tag: '@on-phone' }, async ({ page }) => {
  await page.route(/\/browser\/router[^/]*\.js/, (route) => route.abort('connectionfailed'));
  await page.goto('/projects');
  await untilHydrated(page);
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/projects?page=2');
  await expect(heading(page)).toHaveText('Projects');
  expect(documents()).toBe(1);
});
