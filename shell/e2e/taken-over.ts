import type { Page } from '@playwright/test';

/** Remembers the heading that the server drew, before any script can replace it. */
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

/** Whether the heading in the page is the very one that the server drew. */
export function keptServerHeading(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Reflect.get(window, 'serverHeading') === heading;
  });
}

/** Waits until scripts have taken over the frame, the area and the parcels in it. */
export async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The places where React keeps its roots, and whether a root still waits to be hydrated, are React's own.
    const takenOver = (place: Element) => {
      const key = Object.keys(place).find((name) => name.startsWith('__reactContainer$'));
      const fiber: unknown = key && Reflect.get(place, key);
      if (typeof fiber !== 'object' || fiber === null) return false;
      const root: unknown = Reflect.get(fiber, 'stateNode');
      const current: unknown = typeof root === 'object' && root !== null && Reflect.get(root, 'current');
      const state: unknown =
        typeof current === 'object' && current !== null && Reflect.get(current, 'memoizedState');
      return typeof state === 'object' && state !== null && Reflect.get(state, 'isDehydrated') === false;
    };
    const places = document.querySelectorAll('#frame-top, #area, #frame-bottom, [data-parcel]');
    return places.length >= 3 && [...places].every(takenOver);
  });
}
