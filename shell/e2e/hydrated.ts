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

/** Waits until the frame, the outlet and its parcels are hydrated. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
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
    const roots = document.querySelectorAll('#frame-top, #outlet, #frame-bottom, [data-parcel]');
    return roots.length >= 3 && [...roots].every(isHydrated);
  });
}
