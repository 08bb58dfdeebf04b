import { test as base, expect } from '@playwright/test';

export { expect };

const NOTHING = /(?!)/;

interface Journey {
  /** What the console may say in a journey in which something breaks on purpose; nothing unless told. */
  expectedErrors: RegExp;
  /** Each error that the page reports, in order; none may be left unexpected at the journey's end. */
  consoleErrors: string[];
}

/** Playwright's `test`, in which an error in the console or an exception nobody caught fails the journey. */
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
