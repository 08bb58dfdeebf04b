import type { Page } from '@playwright/test';
import { untilRootsHydrated } from '@trust/shared/testing/hydration';

/** Remembers the server-rendered heading before a script can replace it. */
export async function rememberServerHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = () => {
      const heading = document.querySelector('h1');
      if (heading) Reflect.set(window, 'serverHeading', heading);
      return heading;
    };
    const watch = new MutationObserver(() => note() && watch.disconnect());
    watch.observe(document, { childList: true, subtree: true });
  });
}

/** Whether the page's heading is still the server-rendered element. */
export function hasServerHeading(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Reflect.get(window, 'serverHeading') === heading;
  });
}

/** Waits until the frame and the outlet are hydrated; parcels are once the visitor comes near. */
export async function untilHydrated(page: Page): Promise<void> {
  await untilRootsHydrated(page, '#frame-top, #outlet, #frame-bottom');
}

/** Goes to the page's parcels, and waits until they are hydrated, as is the rest of the page. */
export async function untilParcelsHydrated(page: Page): Promise<void> {
  await untilHydrated(page);
  for (const parcel of await page.locator('[data-parcel]').all()) await parcel.scrollIntoViewIfNeeded();
  await untilRootsHydrated(page, '[data-parcel]');
}
