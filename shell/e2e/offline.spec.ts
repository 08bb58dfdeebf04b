import type { Page } from '@playwright/test';
import { expectFit } from '@trust/shared/testing/axe';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens } from '@trust/shared/testing/screens';
import { OFFLINE_HEADER, OFFLINE_HEADER_VALUE } from '../src/offline/offline-requests.rules.ts';
import { startGateway } from './gateway-process.ts';
import { untilHydrated } from './hydrated.ts';
import { openNetwork } from './site-network.ts';
import { followMenu, heading } from './visitor.ts';

test.use({
  ownTab: true,
  serviceWorkers: 'allow',
  expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 503|Failed to fetch|Unavailable/,
});

const offlineNote = (page: Page, name = 'Offline') => page.getByRole('complementary', { name });

/** The addresses in an offline cache: that of pages, or of the files of releases. */
function cachedAddresses(page: Page, cache: 'pages-1' | 'releases-1' = 'pages-1'): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname + new URL(url).search);
  }, cache);
}

/**
 * Opens a page and waits until it is in the offline cache. A gateway that has just started may be too slow to render a
 * page, and a page without its content is not cached.
 */
async function readUntilCached(page: Page, address: string, language = 'en'): Promise<void> {
  const isCacheable = async () => {
    const response = await page.request.get(address);
    return response.headers()[OFFLINE_HEADER];
  };
  await expect.poll(isCacheable).toBe(OFFLINE_HEADER_VALUE);
  await page.goto(address);
  const { pathname } = new URL(page.url());
  await expect.poll(() => cachedAddresses(page)).toContain(`${pathname}?lang=${language}`);
}

test('pages that were read open again without a network, and say so; the others say what can be read', async ({
  page,
  context,
}) => {
  await readUntilCached(page, '/');
  await readUntilCached(page, '/project/1001');
  await followMenu(page, 'Reports');
  await expect(heading(page)).toHaveText('Reports');
  await expect.poll(() => cachedAddresses(page)).toContain('/reports?lang=en');
  // The page is stored as it comes, and its scripts after it.
  await expect
    .poll(async () => (await cachedAddresses(page, 'releases-1')).join())
    .toContain('/screen-reports.js');

  await context.setOffline(true);
  await page.reload();
  await expect(offlineNote(page)).toContainText('You are offline. This page was saved on');
  await expect(heading(page)).toHaveText('Reports');
  await untilHydrated(page);
  await expectUsableOnBothScreens(page);

  await page.goto('/project/1001');
  await expect(offlineNote(page)).toBeVisible();
  await untilHydrated(page);
  await followMenu(page, 'Home');
  await expect(page).toHaveURL('/');
  await expect(offlineNote(page)).toBeVisible();

  await followMenu(page, 'About');
  await expect(heading(page)).toHaveText('You are offline');
  await expect(page.getByText('നിങ്ങൾ ഓഫ്‌ലൈനാണ്')).toBeVisible();
  await expectUsableOnBothScreens(page);
  await page.getByRole('link', { name: /^Reports/ }).click();
  await expect(heading(page)).toHaveText('Reports');
  await expect(offlineNote(page)).toBeVisible();

  await context.setOffline(false);
  await page.goto('/project/1001');
  await expect(heading(page)).toBeVisible();
  await expect(offlineNote(page)).toHaveCount(0);
});

test(
  'the network is lost on an open page: its links open what was read',
  { tag: '@on-phone' },
  async ({ page, context }) => {
    await readUntilCached(page, '/projects?lang=ml', 'ml');
    await readUntilCached(page, '/', 'ml');
    await context.setOffline(true);
    await followMenu(page, 'പദ്ധതികൾ');
    await expect(heading(page)).toHaveText('പദ്ധതികൾ');
    await expect(offlineNote(page, 'ഓഫ്‌ലൈൻ')).toContainText('നിങ്ങൾ ഓഫ്‌ലൈനാണ്');
  },
);

test(
  'without a network a payment address says how to give all the same, and keeps nothing of the donor',
  { tag: '@on-phone' },
  async ({ page, context }) => {
    await readUntilCached(page, '/');
    await page.goto('/payments/home?name=Asha');
    await expect(heading(page)).toHaveText(/Donate to/);
    await context.setOffline(true);
    await page.goto('/payments/bmz');
    await expect(heading(page)).toHaveText('You are offline');
    const ways = page.getByRole('region', { name: 'Bank transfer works without this site' });
    await expect(ways).toContainText('shelter.zakat@demobank');
    await expect(ways).toContainText('000000000004');
    await expect(ways.getByRole('link', { name: '+91 00000 00000' })).toBeVisible();
    await expectFit(page);
    await page.goto('/solace');
    await expect(ways).toContainText('000000000001');
    for (const path of ['/payments-check', '/solace', '/account', '/application']) {
      await page.goto(`${path}?lang=ml`);
      await expect(heading(page)).toHaveText('നിങ്ങൾ ഓഫ്‌ലൈനാണ്');
    }
    expect(await cachedAddresses(page)).toEqual(['/?lang=en']);
  },
);

test(
  'a worker that is withdrawn takes along all that it kept',
  { tag: '@on-phone' },
  async ({ page, context, baseURL }) => {
    const site = baseURL ?? '';
    const network = await openNetwork(site);
    await readUntilCached(page, network.url);
    const withoutWorker = await startGateway(site, { OFFLINE_READING: 'off' });
    try {
      network.leadTo(withoutWorker.url);
      await page.reload();
      const left = () =>
        page.evaluate(async () => ({
          kept: await caches.keys(),
          workers: (await navigator.serviceWorker.getRegistrations()).length,
        }));
      await expect.poll(left).toEqual({ kept: [], workers: 0 });
      await context.setOffline(true);
      await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    } finally {
      await withoutWorker.end();
      await network.close();
    }
  },
);

test(
  'the worker is asked for anew each time, and may reach this site alone',
  { tag: '@on-desktop' },
  async ({ request }) => {
    const answer = await request.get('/sw.js');
    expect(answer.headers()).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  },
);
