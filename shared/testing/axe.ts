import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { FIRST_VIEW_ATTRIBUTE } from '../ui/below-fold.ts';

/** The short form, which a browser reads in two thirds of the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with each accessibility violation of the current page: the rule and the element. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await layOutAll(page);
  await untilColoursStand(page);
  // Once for each document: reading axe takes longer than examining a page of usual size.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Violations only: with all results, it takes three times as long. Loading what the page links to once more serves a
  // rule about sound, which no page plays by itself.
  const { violations } = await page.evaluate<AxeResults>(
    "axe.run(document, { resultTypes: ['violations'], preload: false })",
  );
  const messages = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(messages, `accessibility of ${page.url()}`).toEqual([]);
}

/** What a first view leaves out for a moment has no colours, and nothing in it that axe could focus. */
function layOutAll(page: Page): Promise<void> {
  return page.evaluate(
    (attribute) => document.documentElement.removeAttribute(attribute),
    FIRST_VIEW_ATTRIBUTE,
  );
}

/** Halfway through a transition, or while a dialog appears, a colour has less contrast than it will have. */
function untilColoursStand(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const isAboutToEnd = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      Number(effect.getComputedTiming().endTime) < 1_000 &&
      // In a closed <details> time stands still.
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const ending = document.getAnimations().filter(isAboutToEnd);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
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
