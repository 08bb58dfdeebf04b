import type { Page } from '@playwright/test';

/** Where the shell, or a remote that is served alone, lets React take over. */
const PAGE_ROOTS = ['#frame-top', '#outlet', '#frame-bottom'];

/** Waits until React has taken over a page that has loaded; one without scripts or without its roots is ready. */
export async function untilPageHydrated(page: Page): Promise<void> {
  const present = await page.evaluate((roots) => {
    const hasScripts = document.querySelector('script:not([type])') !== null;
    return hasScripts ? roots.filter((root) => document.querySelector(root) !== null) : [];
  }, PAGE_ROOTS);
  if (present.length > 0) await untilRootsHydrated(page, present.join(', '));
}

/** Waits until React has taken over every element of a selector: before that, links and forms work natively. */
export async function untilRootsHydrated(page: Page, selector: string): Promise<void> {
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
