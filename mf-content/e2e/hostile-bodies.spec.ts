import { HOSTILE_HTML } from '@trust/shared/testing/hostile-html';
import { expect, test } from '@trust/shared/testing/journey';

declare global {
  interface Window {
    /** What hostile bodies call. */
    run?: () => void;
    ran?: boolean;
  }
}

const entries = HOSTILE_HTML.map((html, index) => ({
  nid: [{ value: String(index + 1) }],
  title: [{ value: `Post ${index + 1}` }],
  body: [{ value: `<p>Before</p>${html}` }],
  field_event_image: [],
}));

test('whatever a post’s body holds, it runs, loads and asks nothing @on-desktop', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const dialogs: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== baseURL) foreign.push(request.url());
  });
  await page.addInitScript(() => {
    window.run = () => (window.ran = true);
  });
  await page.route(/\/content\/events-list(\/\d+)?\?/, (route) => {
    const nid = /events-list\/(\d+)/.exec(route.request().url())?.[1];
    return route.fulfill({ json: nid ? [entries[Number(nid) - 1]] : entries });
  });
  // A button that only a page with its scripts has: from here on the page's own router goes on.
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Show the map here' })).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  for (const [index, html] of HOSTILE_HTML.entries()) {
    await page.evaluate(
      (path) => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      `/event/${index + 1}`,
    );
    await expect(title).toHaveText(`Post ${index + 1}`);
    await expect(page.getByText('Before', { exact: true })).toBeVisible();
    // What waits for a visitor's hand gets it, save links that lead to another page.
    await page.locator('#main').evaluate((main) => {
      for (const element of main.querySelectorAll<HTMLElement>('*')) {
        for (const kind of ['mouseover', 'pointerenter', 'focus', 'toggle', 'animationstart'])
          element.dispatchEvent(new Event(kind));
        if (element instanceof HTMLAnchorElement && !/^(?:https?|mailto|tel):$/.test(element.protocol))
          element.click();
      }
    });
    expect(await page.evaluate(() => window.ran), html).toBeUndefined();
  }
  expect(dialogs).toEqual([]);
  expect(foreign).toEqual([]);
});
