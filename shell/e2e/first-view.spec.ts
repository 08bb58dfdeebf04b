import type { Page, Request } from '@playwright/test';
import { expect, test } from '@trust/shared/testing/journey';
import { expectUsableOnBothScreens, ON_ONE_SCREEN } from '@trust/shared/testing/screens';
import { hasServerHeading, rememberServerHeading } from './hydrated.ts';
import { addressIn, SITE_PAGES } from './site-pages.ts';

// With the service worker: blocking it would log a warning.
test.use({ expectedErrors: /status of 404/, serviceWorkers: 'allow' });

function recordRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    // The browser's PDF viewer and outside forms load files of their own.
    const ours = request.url().startsWith('http') && request.frame() === page.mainFrame();
    if (!request.isNavigationRequest() && ours) requests.push(request);
  });
  return requests;
}

function recordWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
}

/** The first of these in a page looks up all locales, for which a slow phone is blocked for 100 ms and more. */
async function recordFormatters(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const formatters: string[] = [];
    Reflect.set(window, 'formatters', formatters);
    for (const name of ['NumberFormat', 'DateTimeFormat', 'Segmenter'] as const) {
      const construct = (target: object, args: unknown[]): object => {
        formatters.push(name);
        return Reflect.construct(target as new () => object, args);
      };
      Reflect.set(Intl, name, new Proxy(Intl[name], { construct }));
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'formatters') as string[]);
}

const addressOf = (request: Request) => new URL(request.url()).pathname;

/** Everything that a first view needs is named by the page itself and fetched once. */
function expectNoSecondWave(requests: Request[], html: string): void {
  const scripts = requests.filter((request) => request.resourceType() === 'script').map(addressOf);
  const unnamed = scripts.filter((script) => !html.includes(`"${script}"`));
  expect(unnamed, 'scripts that only a script knew of').toEqual([]);
  expect(scripts.length).toBeGreaterThan(2);

  const all = requests.map(addressOf);
  expect(
    all.filter((address) => !html.includes(address)),
    'a second wave',
  ).toEqual([]);
  // A picture that two places show may be asked for by each of them: the second time it comes from the browser's cache.
  const times = (request: Request) => all.filter((address) => address === addressOf(request)).length;
  const places = (request: Request) =>
    request.resourceType() === 'image' ? html.split(addressOf(request)).length - 1 : 1;
  expect(
    requests.filter((request) => times(request) > places(request)).map(addressOf),
    'fetched twice',
  ).toEqual([]);
}

/** The pages that most visitors see first, and what they may hold, in bytes as they stand in the page. */
const FIRST_PAGES = ['/', '/projects', '/project/1001', '/payments/home', '/payments/1001', '/application'];
const MOST_STATE = 8_000;
const MOST_STYLES = 25_500;

function expectLight(requests: Request[], html: string): void {
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(Buffer.byteLength(state), 'the page state').toBeLessThanOrEqual(MOST_STATE);
  expect(state, 'the page names the configuration').toContain('"configFile":"/site/config-');
  const styles = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, text = '']) => text);
  expect(Buffer.byteLength(styles.join('')), 'styles in the page').toBeLessThanOrEqual(MOST_STYLES);
  const fonts = requests.filter((request) => request.resourceType() === 'font').map(addressOf);
  expect(fonts, 'one font').toHaveLength(1);
}

for (const language of ['en', 'ml'] as const) {
  test.describe(`scripts take the server’s page over as it is, with what it names, and it is open to everyone (${language})`, () => {
    for (const site of SITE_PAGES) {
      test(site.path, { tag: ON_ONE_SCREEN[language] }, async ({ page }) => {
        const requests = recordRequests(page);
        const warnings = recordWarnings(page);
        await rememberServerHeading(page);
        const listFormatters = await recordFormatters(page);
        const answer = await page.goto(addressIn(language, site), { waitUntil: 'load' });
        const html = (await answer?.text()) ?? '';
        expectNoSecondWave(requests, html);
        if (FIRST_PAGES.includes(site.path)) expectLight(requests, html);
        expect(await listFormatters(), 'slow formatters').toEqual([]);
        expect(await hasServerHeading(page)).toBe(true);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(site.heading[language]);
        // Before axe looks into frames that it may not write to, which some browsers warn of.
        expect(warnings, 'warnings in the console').toEqual([]);
        await expectUsableOnBothScreens(page);
      });
    }
  });
}
