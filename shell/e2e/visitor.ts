import type { Page } from '@playwright/test';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Follows a link of the frame's navigation, which a phone keeps in a menu. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('banner').locator('summary');
  if (await menu.isVisible()) await menu.click();
  await menuLink(page, name).click();
}

/** A link of the navigation, also where it stands in a menu that is closed. */
export function menuLink(page: Page, name: string) {
  const shown = page.getByRole('banner').getByRole('link', { name, exact: true, includeHidden: true });
  return shown.filter({ visible: true }).or(shown.last()).first();
}

/** Counts how many documents this tab has loaded since. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}

/** Gathers the calls that the page makes to the api and the content system, each as `POST /api/…` with its body. */
export function gatherCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|content)\//.test(pathname)) {
      calls.push([request.method(), pathname + search, request.postData() ?? ''].join(' ').trim());
    }
  });
  return calls;
}
