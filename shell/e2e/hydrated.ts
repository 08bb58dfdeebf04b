import type { Page } from '@playwright/test';

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

async function untilRootsHydrated(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((rootsSelector) => {
    // React internals: the key of a root on its element, and whether the root is still to be hydrated.
    const isHydrated = (element: Element) => {
      const key = Object.keys(element).find((name) => name.startsWith('__reactContainer$'));
      const fiber: unknown = key && Reflect.get(element, key);
      if (typeof fiber !== 'object' || fiber === null) return false;
      const root: unknown = Reflect.get(fiber, 'stateNode');
      const current: unknown = typeof root === 'object' && root !== null && Reflect.get(root, 'current');
      const state: unknown =
        typeof current === 'object' && current !== null && Reflect.get(current, 'memoizedState');
      return typeof state === 'object' && state !== null && Reflect.get(state, 'isDehydrated') === false;
    };
    const roots = [...document.querySelectorAll(rootsSelector)];
    return roots.length >= rootsSelector.split(',').length && roots.every(isHydrated);
  }, selector);
}
