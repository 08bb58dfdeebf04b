import { test as base, expect, type Page } from '@playwright/test';
import { untilPageHydrated } from './hydration.ts';

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
}

/** Playwright's `test`; a console error or an uncaught exception fails the journey. */
export const test = base.extend<Journey>({
  expectedErrors: [NOTHING, { option: true }],
  waitsForHydration: [true, { option: true }],
  context: async ({ context, javaScriptEnabled, waitsForHydration }, use) => {
    if (javaScriptEnabled !== false && waitsForHydration) context.on('page', waitAfterNavigations);
    await use(context);
  },
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
