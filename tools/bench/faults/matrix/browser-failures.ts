import type { Browser, Page, Route } from '@playwright/test';
import type { FailureRow } from './failure-row.ts';

/** A notice must be there within this time of a visit or a followed link, in ms. */
const NOTICE_WITHIN_MS = 6_000;
const TIMEOUT_MS = 15_000;

const entryOf = (module: string) => new RegExp(`/releases/${module}/[^/]+/browser/remote\\.js`);
const chunksOf = (module: string) => new RegExp(`/releases/${module}/[^/]+/browser/(?!remote\\.js).*\\.js`);

const answers: Readonly<Record<string, (route: Route) => unknown>> = {
  'is 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'is 500': (route) => route.fulfill({ status: 500, body: 'Oops' }),
  'is reset': (route) => route.abort('connectionreset'),
  'is garbage': (route) => route.fulfill({ contentType: 'text/javascript', body: 'x' }),
  hangs: () => undefined,
};

/** Breaks the scripts of a module at each visit and measures how soon the page says so, and whether others work. */
export async function* tryBrowserFailures(browser: Browser, url: string): AsyncGenerator<FailureRow> {
  for (const [files, patternOf] of [
    ['entry', entryOf],
    ['chunks', chunksOf],
  ] as const) {
    for (const [how, answer] of Object.entries(answers)) {
      yield await inPage(browser, async (page) => {
        await page.route(patternOf('mf-donations'), answer);
        const since = performance.now();
        await page.goto(`${url}/payments/home?lang=en`, { waitUntil: 'domcontentloaded' });
        const seconds = await noticeAfter(page, 'You can read this page', since);
        await page.getByLabel('Full Name').fill('A Donor');
        return row(`${files} of a page ${how}`, seconds, await formWorks(page), await othersWork(page, url));
      });
    }
  }
  for (const how of ['is 404', 'hangs']) {
    yield await inPage(browser, async (page) => {
      await page.goto(`${url}/projects?lang=en`);
      // React marks the elements that it has taken over.
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('#outlet') ?? {}).some((key) =>
          key.startsWith('__reactContainer$'),
        ),
      );
      await page.route(entryOf('mf-auth'), answers[how] ?? (() => undefined));
      const since = performance.now();
      await page.evaluate(() => {
        // As a text may hold one: in the header, Login is a dialog.
        const link = document.createElement('a');
        link.href = '/account';
        document.body.append(link);
        link.click();
      });
      const words =
        how === 'hangs' ? 'The connection failed, or our server is busy.' : 'This part is unavailable';
      const seconds = await noticeAfter(page, words, since);
      const isFilled = ((await page.locator('main').textContent()) ?? '').trim() !== '';
      return row(`entry behind a link ${how}`, seconds, isFilled, await othersWork(page, url));
    });
  }
}

function row(failure: string, seconds: number, works: boolean, othersWork: boolean): FailureRow {
  return {
    failure,
    outcome: Number.isFinite(seconds) ? `notice after ${seconds.toFixed(1)} s` : 'no notice',
    own: works ? 'as the server sent it' : 'EMPTY',
    others: othersWork ? 'work' : 'BROKEN',
    met: seconds * 1000 <= NOTICE_WITHIN_MS && works && othersWork,
  };
}

async function inPage(browser: Browser, run: (page: Page) => Promise<FailureRow>): Promise<FailureRow> {
  const context = await browser.newContext();
  try {
    return await run(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Seconds until the words are visible; infinite where they never are. */
async function noticeAfter(page: Page, words: string, since: number): Promise<number> {
  const shown = page
    .getByText(words)
    .first()
    .waitFor({ timeout: TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    );
  return (await shown) ? (performance.now() - since) / 1000 : Infinity;
}

/** The form is the server's: it has an address and keeps what is typed. */
async function formWorks(page: Page): Promise<boolean> {
  const form = page.locator('main form[action]').first();
  return (await form.count()) === 1 && (await page.getByLabel('Full Name').inputValue()) === 'A Donor';
}

/** Another remote's page is hydrated in the same browser. */
async function othersWork(page: Page, url: string): Promise<boolean> {
  await page.goto(`${url}/projects?lang=en`, { waitUntil: 'domcontentloaded' });
  const language = page.getByRole('banner').getByRole('link', { name: 'മലയാളം' });
  await language.click();
  return page
    .getByRole('heading', { level: 1, name: 'പദ്ധതികൾ' })
    .waitFor({ timeout: TIMEOUT_MS })
    .then(
      () => true,
      () => false,
    );
}
