import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
import { openSlowLine } from './slow-line.ts';
import { openSlowTab, PHONE, type Device, type SlowTab } from '../first-paint/slow-phone.ts';
import type { Step } from './steps.ts';
import { PENDING_KEY, SHOWN_KEY, unheard, watchShown, type PendingPress } from './watch-shown.ts';

/** Who answers the press on a link: the site's scripts, or the browser alone, which loads the document. */
export type Way = 'press' | 'document';
export const MOMENTS = ['first', 'back', 'later', 'warm'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Navigation {
  /** From the press until heading and first content are painted, in ms. */
  readonly ms: number;
  /** From the site until the page is idle, with headers and those of its worker. */
  readonly bytes: number;
}

/** The longest that a page may take, in ms. */
const LONGEST_MS = 20_000;
/** For how long a visitor looks at a page before the next press, in ms. */
const LOOK_MS = 1_000;

/**
 * One visit with an empty cache: the first navigation, Back, another navigation after the page was read on, and the first
 * one of a new document whose code the browser has already.
 */
export async function visit(
  browser: Browser,
  site: string,
  step: Step,
  way: Way,
  { network, screen, slowdown }: Device,
): Promise<Record<Moment, Navigation>> {
  const line = await openSlowLine(site, network);
  const tab = await openSlowTab(browser, { screen, slowdown });
  const { page } = tab;
  const measure = async (press: () => Promise<void>): Promise<Navigation> => {
    const before = line.received();
    await press();
    const ms = await untilShown(page, step.name);
    await rest(page);
    return { ms, bytes: line.received() - before };
  };
  try {
    await page.addInitScript(watchShown, [PENDING_KEY, SHOWN_KEY, unheard(way)] as const);
    const start = new URL(step.from, line.url).href;
    await page.goto(start);
    await rest(page);
    const first = await measure(() => follow(tab, step));
    const back = await measure(() => goBack(page, step));
    await readOn(tab);
    const later = await measure(() => follow(tab, step, step.laterLink));
    await page.goto(start);
    await rest(page);
    const warm = await measure(() => follow(tab, step));
    return { first, back, later, warm };
  } finally {
    await tab.close();
    await line.close();
  }
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await pause(LOOK_MS);
}

/** How far a visitor reads on before a later press, in pixels. */
const READ_PIXELS = 200;
/** A swipe in this many moves, one in each frame. */
const SWIPE_MOVES = 10;
const FRAME_MS = 16;
/** How long a finger rests on a link before it lifts, in ms. */
const PRESS_MS = 100;

/** Comes to a link as a visitor does, by scrolling, and presses it. */
async function follow(
  tab: SlowTab,
  { link: firstLink, shown, adds }: Step,
  selector = firstLink,
): Promise<void> {
  const { page, session } = tab;
  if (adds) await page.evaluate(addLink, ACCOUNT_PATH);
  const link = page.locator(selector).filter({ visible: true }).first();
  await scrollTo(tab, link);
  await pause(LOOK_MS);
  const href = await link.evaluate((element) => (element instanceof HTMLAnchorElement ? element.href : ''));
  const path = new URL(href).pathname;
  const box = await link.boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await expectPage(page, path, shown, false);
  if (isPhone(page)) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await pause(PRESS_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  } else {
    await page.mouse.move(point.x, point.y);
    await pause(PRESS_MS);
    await page.mouse.click(point.x, point.y);
  }
}

async function scrollTo(tab: SlowTab, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  const distance = Math.round((box?.y ?? 0) - (tab.page.viewportSize()?.height ?? 0) / 2);
  if (distance <= 0) return;
  await scrollBy(tab, distance);
  await link.scrollIntoViewIfNeeded();
}

/** A visitor reads on below, and comes back up. */
async function readOn(tab: SlowTab): Promise<void> {
  await scrollBy(tab, READ_PIXELS);
  await scrollBy(tab, -READ_PIXELS);
  await rest(tab.page);
}

/** As a finger or a wheel does: the page loads nothing for a scroll of its own. */
async function scrollBy({ page, session }: SlowTab, pixels: number): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [x, middle] = [Math.round(width / 2), Math.round(height / 2)];
  if (!isPhone(page)) {
    await page.mouse.move(x, middle);
    await page.mouse.wheel(0, pixels);
    return;
  }
  for (let left = pixels; left !== 0;) {
    // A finger does not leave the screen.
    const swipe = Math.sign(left) * Math.min(Math.abs(left), height / 2);
    const moves = [...Array(SWIPE_MOVES).keys()].map(
      (at) => middle - (swipe * (2 * at - SWIPE_MOVES + 1)) / SWIPE_MOVES / 2,
    );
    for (const [at, y] of moves.entries()) {
      await session.send('Input.dispatchTouchEvent', {
        type: at === 0 ? 'touchStart' : 'touchMove',
        touchPoints: [{ x, y }],
      });
      await pause(FRAME_MS);
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    left -= swipe;
  }
  await pause(LOOK_MS);
}

const isPhone = (page: Page): boolean => page.viewportSize()?.width === PHONE.screen.viewport.width;

function addLink(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, textContent: href });
  document.querySelector('#main h1')?.after(link);
}

async function goBack(page: Page, { from, back }: Step): Promise<void> {
  await expectPage(page, new URL(from, page.url()).pathname, back, true);
  await page.evaluate(() => history.back());
}

/** `now`: the clock starts at once, else with the click. */
async function expectPage(page: Page, path: string, shown: string, now: boolean): Promise<void> {
  await page.evaluate(
    ([pendingKey, shownKey, asked, startsNow]) => {
      const pending: PendingPress = {
        ...asked,
        heading: document.querySelector('#main h1')?.textContent ?? '',
        ...(startsNow ? { pressedAt: performance.timeOrigin + performance.now() } : {}),
      };
      sessionStorage.removeItem(shownKey);
      sessionStorage.setItem(pendingKey, JSON.stringify(pending));
    },
    [PENDING_KEY, SHOWN_KEY, { path, shown }, now] as const,
  );
}

async function untilShown(page: Page, name: string): Promise<number> {
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end) {
    // Fails where a document takes the place of another at this moment.
    const shown = await page.evaluate((key) => sessionStorage.getItem(key), SHOWN_KEY).catch(() => null);
    if (shown !== null) return Number(shown);
    await pause(50);
  }
  throw new Error(`${name}: nothing was shown at ${page.url()}.`);
}
