import { test as base, expect, type Page, type PlaywrightTestOptions } from '@playwright/test';
import { untilPageHydrated } from './hydration.ts';
import { openSharedTab, type SharedTab } from './shared-tab.ts';

export { expect };

const NOTHING = /(?!)/;

interface Journey {
  /** The console errors that a journey causes on purpose; none by default. */
  expectedErrors: RegExp;
  /** Each error that the page reports, in order. An unexpected one fails the journey. */
  consoleErrors: string[];
  /**
   * Whether `goto` and `reload` wait until React has taken the page over: a press before that works natively, and what
   * it shows differs. True by default; false for journeys whose scripts do not load.
   */
  waitsForHydration: boolean;
  /** Whether the journey gets a tab that no other had and none will have; false by default. */
  ownTab: boolean;
  tabOptions: TabOptions;
  /** The tab of `page` and `context`. */
  tab: SharedTab;
}

/** What a tab has for its whole life, of what journeys choose. Another option that one chooses belongs here, too. */
type TabOptions = Pick<
  PlaywrightTestOptions,
  'javaScriptEnabled' | 'serviceWorkers' | 'extraHTTPHeaders' | 'userAgent' | 'locale' | 'viewport'
> & { readonly waits: boolean };

interface Worker {
  /** The tabs that wait for the worker's next journey, by their options. */
  tabs: Map<string, SharedTab>;
}

/** Playwright's `test`; a console error or an uncaught exception fails the journey. */
export const test = base.extend<Journey, Worker>({
  expectedErrors: [NOTHING, { option: true }],
  waitsForHydration: [true, { option: true }],
  ownTab: [false, { option: true }],
  tabs: [
    async ({ browser: _browser }, use) => {
      const tabs = new Map<string, SharedTab>();
      await use(tabs);
      for (const tab of tabs.values()) await tab.close();
    },
    { scope: 'worker' },
  ],
  tabOptions: async (
    { javaScriptEnabled, serviceWorkers, extraHTTPHeaders, userAgent, locale, viewport, waitsForHydration },
    use,
  ) => {
    const waits = javaScriptEnabled !== false && waitsForHydration;
    await use({ javaScriptEnabled, serviceWorkers, extraHTTPHeaders, userAgent, locale, viewport, waits });
  },
  tab: async ({ browser, tabs, ownTab, tabOptions }, use) => {
    const key = JSON.stringify({ ...tabOptions, ownTab });
    let tab = tabs.get(key);
    tabs.delete(key);
    if (!tab) {
      tab = await openSharedTab(browser);
      if (tabOptions.waits) waitAfterNavigations(tab.page);
    }
    if (tabOptions.waits) tab.page.context().on('page', waitAfterNavigations);
    await use(tab);
    if (!ownTab && (await tab.forget())) tabs.set(key, tab);
    else await tab.close();
  },
  context: ({ tab }, use) => use(tab.page.context()),
  page: ({ tab }, use) => use(tab.page),
  consoleErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      context.on('weberror', (event) => errors.push(`uncaught: ${event.error().message}`));
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      await use(errors);
      const unexpected = errors.filter((error) => !expectedErrors.test(error));
      expect(unexpected, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
});

function waitAfterNavigations(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const response = await goto.apply(page, args);
    await untilPageHydrated(page);
    return response;
  };
  page.reload = async (...args) => {
    const response = await reload.apply(page, args);
    await untilPageHydrated(page);
    return response;
  };
}
