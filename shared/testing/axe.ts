import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with each accessibility violation of the current page: the rule and the element. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  // One run in the page itself, of violations only: with all results and a page of its own, it takes three times as long.
  // Loading what the page links to once more serves a rule about sound, which no page plays by itself.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .analyze();
  const messages = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(messages, `accessibility of ${page.url()}`).toEqual([]);
}

/** Nothing stands in anyone's way, and nothing sticks out of the screen. */
export async function expectFit(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoWiderThanScreen(page);
}

/** Against the screen that was asked for: on a phone the window's own width grows with what sticks out. */
export async function expectNoWiderThanScreen(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `the width of ${page.url()}`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
