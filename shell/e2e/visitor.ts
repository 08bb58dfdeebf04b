import type { Page } from '@playwright/test';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/**
 * From now on navigations stay in this document, whatever is loaded by then, as for a visitor who has typed something that another
 * document would lose.
 */
export async function keepDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true })));
}

/** Points at the page, which loads what watches its links, and waits until it does. */
export async function pointAtPage(page: Page): Promise<void> {
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/link-prefetch'));
  await page.mouse.move(5, 300);
  await loaded;
  await untilPainted(page);
}

/** Reads on, as far as the page loads what a navigation within its document needs, and has it. The pointer is on no link. */
export async function readOn(page: Page): Promise<void> {
  const loaded = page.waitForEvent('requestfinished', (request) => /\/router[^/]*\.js$/.test(request.url()));
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 40);
  await loaded;
  await untilPainted(page);
}

/** What a file that has come starts with is done once the page has painted twice. */
export async function untilPainted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Holds back the page's requests for the addresses that match, until what it returns is called. */
export async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, (route) => released.then(() => route.continue()));
  return () => release();
}

/** Follows a link of the navigation, which is a menu on a phone. */
export async function followMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('banner').locator('summary');
  if (await menu.isVisible()) await menu.click();
  await menuLink(page, name).click();
}

/** A link of the navigation, also in a closed menu. */
export function menuLink(page: Page, name: string) {
  const shown = page.getByRole('banner').getByRole('link', { name, exact: true, includeHidden: true });
  return shown.filter({ visible: true }).or(shown.last()).first();
}

/** Follows a link to any page of the site, as a text may hold one, within the document where that is allowed. */
export async function followLinkTo(page: Page, href: string): Promise<void> {
  await keepDocument(page);
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
}

/**
 * Counts the documents that this tab asks for from now on. A document counts once it is asked for, so it has been
 * counted by the time anything of it can be seen.
 */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Records how the page's documents come: `ahead` of a press, and with it `from ahead` or, if it was not there, `loaded`. */
export async function recordDocuments(page: Page): Promise<string[]> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  const documents: string[] = [];
  const record = (how: string, url: string) => documents.push(`${how} ${new URL(url).pathname}`);
  network.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Prefetch') record('ahead', request.url);
  });
  network.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Document') record(response.fromPrefetchCache ? 'from ahead' : 'loaded', response.url);
  });
  return documents;
}

/** Moves a keyboard's focus to a link, and away again. */
export async function touchLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = document.createElement('a');
    link.href = address;
    link.id = 'touched';
    link.textContent = 'A link';
    document.getElementById('main')?.prepend(link);
  }, href);
  await page.keyboard.press('Tab');
  await page.locator('#touched').focus();
  await page.evaluate(() => document.getElementById('touched')?.remove());
}

/**
 * Calls to the addresses that match fail, once `until` is over, and so do the data of pages, of which their answers would
 * be a part.
 */
export async function failReads(page: Page, address: string, until = () => Promise.resolve()): Promise<void> {
  const failure = { status: 500, contentType: 'application/problem+json', body: '{}' };
  await page.route('**/page-data/**', (route) => route.fulfill(failure));
  await page.route(address, async (route) => {
    await until();
    await route.fulfill(failure);
  });
}

/** Records the page's calls to the api and the content system and for pages' data, each as `POST /api/…` with its body. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api|content|page-data)\//.test(pathname)) {
      calls.push([request.method(), pathname + search, request.postData() ?? ''].join(' ').trim());
    }
  });
  return calls;
}
