import type { Page } from '@playwright/test';

/** Waits until React has taken over each element of a selector, such as `#outlet`: before that, links and forms work natively. */
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
