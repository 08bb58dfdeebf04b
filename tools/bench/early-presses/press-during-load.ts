import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { openSlowPhone } from '../first-paint/slow-phone.ts';
import type { Press } from './presses.ts';

/** What came of one press. */
export interface PressResult {
  /** When it was pressed, in ms after the first paint. */
  readonly at: number;
  /** Whether the page did what was asked, and still shows it once it has loaded. */
  readonly hasWorked: boolean;
  /** Until the next frame or, where the press leaves the page, until its request, in ms. */
  readonly feedback: number;
}

/** In CSS pixels of the screen. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    /** The longest that a press or a key waited for its frame, in ms; 0 for all that took less than 16. */
    slowestPress: number;
  }
}

/** For how long a press may take to show what it was for, in ms: a page on a slow network. */
const LONGEST_WAIT_MS = 10_000;
/** By then React has taken the page over on the slow phone, after the press or after the document that it asked for. */
const SETTLE_MS = 2_500;

/**
 * Runs in the page before any script. As Interaction to Next Paint does, it counts presses and keys alone: not that a pointer
 * is over the page as it is first painted, which browsers report without any input.
 */
function watchPresses(): void {
  window.slowestPress = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0)
        window.slowestPress = Math.max(window.slowestPress, entry.duration);
  });
  const inputs: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    buffered: true,
    durationThreshold: 16,
  };
  observer.observe(inputs);
}

/** The middle of what is pressed, in CSS pixels of the screen; undefined where the page does not hold it there. */
export async function findPoint(
  browser: Browser,
  url: string,
  { selector }: Press,
): Promise<Point | undefined> {
  const { page, close } = await openSlowPhone(browser, 1);
  try {
    await page.goto(url);
    const [element] = await page.locator(selector).all();
    const box = await element?.boundingBox();
    const point = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return point && point.y < (page.viewportSize()?.height ?? 0) ? point : undefined;
  } finally {
    await close();
  }
}

/** Loads a page on a slow phone with an empty cache, and presses a point of it `at` ms after its first paint. */
export async function pressDuringLoad(
  browser: Browser,
  url: string,
  press: Press,
  { at, point, slowdown }: { readonly at: number; readonly point: Point; readonly slowdown: number },
): Promise<PressResult> {
  const { page, session, close } = await openSlowPhone(browser, slowdown);
  try {
    await page.addInitScript(watchPresses);
    const painted = watchFirstPaint(session);
    await page.goto(url, { waitUntil: 'commit' });
    const paintedAt = await painted;
    await pause(Math.max(0, paintedAt + at - performance.now()));
    const leaves = watchLeaving(page);
    const pressed = performance.now();
    await page.touchscreen.tap(point.x, point.y);
    if (press.typed !== undefined) await page.keyboard.type(press.typed);
    const works = await untilWorked(page, press);
    await page.waitForLoadState('load');
    await pause(SETTLE_MS);
    const left = leaves();
    return {
      at: pressed - paintedAt,
      hasWorked: works && (await press.hasWorked(page)),
      feedback: left === undefined ? await page.evaluate(() => window.slowestPress) : left - pressed,
    };
  } finally {
    await close();
  }
}

/** When the first page of a tab is painted for the first time, by this process's clock. */
async function watchFirstPaint(session: CDPSession): Promise<number> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return new Promise((resolve) => {
    session.on('Page.lifecycleEvent', ({ name }) => {
      if (name === 'firstContentfulPaint') resolve(performance.now());
    });
  });
}

/** When the page asked for another document, by this process's clock; undefined where it did not. */
function watchLeaving(page: Page): () => number | undefined {
  let left: number | undefined;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) left ??= performance.now();
  });
  return () => left;
}

async function untilWorked(page: Page, { hasWorked }: Press): Promise<boolean> {
  const end = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < end) {
    // Fails where a document takes the place of another at this moment.
    if (await hasWorked(page).catch(() => false)) return true;
    await pause(50);
  }
  return false;
}
