import type { Page } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { heading } from './visitor.ts';

/** Stores something in every way that a page can, and once more while it is left. */
async function storeEverywhere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.setItem('left', 'behind');
    sessionStorage.setItem('left', 'behind');
    document.cookie = 'left=behind; path=/';
    await caches.open('left');
    await new Promise((resolve) => {
      indexedDB.open('left').onsuccess = resolve;
    });
    addEventListener('pagehide', () => {
      localStorage.setItem('leaving', 'behind');
      sessionStorage.setItem('leaving', 'behind');
    });
  });
}

const readStored = (page: Page) =>
  page.evaluate(async () => ({
    items: ['left', 'leaving'].map((name) => [localStorage.getItem(name), sessionStorage.getItem(name)]),
    hasCookie: document.cookie.includes('left'),
    hasCache: await caches.has('left'),
    hasDatabase: (await indexedDB.databases()).some(({ name }) => name === 'left'),
  }));

/** The site's files that the browser had already. */
const filesFromCache = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0)
      .map(({ name }) => name),
  );

test('a journey finds nothing of the journey before it in its tab', async ({ page, context, tab }) => {
  const size = page.viewportSize();
  await page.goto('/');
  await storeEverywhere(page);
  // What the page still loads would be refused below, and counted.
  await page.goto('/robots.txt');
  await page.setViewportSize({ width: 500, height: 500 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.addInitScript(() => Reflect.set(window, 'left', 'behind'));
  await page.route('**/*', (route) => route.abort());
  let requests = 0;
  page.on('request', () => (requests += 1));
  await context.newPage();
  await context.setOffline(true);

  expect(await tab.forget()).toBe(true);
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  expect(context.pages()).toEqual([page]);
  expect(page.viewportSize()).toEqual(size);
  expect(await readStored(page)).toEqual({
    items: [
      [null, null],
      [null, null],
    ],
    hasCookie: false,
    hasCache: false,
    hasDatabase: false,
  });
  expect(await filesFromCache(page)).toEqual([]);
  expect(requests, 'heard by a listener of the journey before').toBe(0);
  const isSet = await page.evaluate(() => ({
    added: Reflect.has(window, 'left'),
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(isSet).toEqual({ added: false, dark: false, reduced: false });
});

for (const [what, act] of [
  ['set the clock', (page: Page) => page.clock.setFixedTime(0)],
  ['opened the developer tools', (page: Page) => page.context().newCDPSession(page)],
  ['closed the tab', (page: Page) => page.close()],
] as const) {
  test(`a tab is not used again after a journey that ${what} @on-phone`, async ({ page, tab }) => {
    await page.goto('/');
    await act(page);
    expect(await tab.forget()).toBe(false);
  });
}
