import { test as base, expect } from '@playwright/test';

export { expect };

const NOTHING = /(?!)/;

interface Journey {
  /** The console errors that a journey causes on purpose; none by default. */
  expectedErrors: RegExp;
  /** Each error that the page reports, in order. An unexpected one fails the journey. */
  consoleErrors: string[];
}

/** Playwright's `test`; a console error or an uncaught exception fails the journey. */
export const test = base.extend<Journey>({
  expectedErrors: [NOTHING, { option: true }],
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
