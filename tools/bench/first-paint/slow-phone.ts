import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { provideChromium } from '../../checks/chromium.ts';
import { watchPaint, type PaintMetrics } from './watch-paint.ts';

/** A cheap phone's screen, in CSS pixels. */
const SCREEN = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
/** Slow 4G: bytes in a second, and ms that an answer waits. */
const NETWORK = {
  offline: false,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  latency: 150,
};
/** How many times slower than this machine the processor is. */
export const CPU_SLOWDOWN = 4;
/** How long a page is observed after its network is idle, in ms: scripts may still shift the layout. */
const SETTLE_MS = 500;

/** The metrics of a visit. `bytes`: all bytes on the network, with headers. */
export type PaintVisit = PaintMetrics & { readonly bytes: number };

/** A browser for slow visits. Throws when there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await provideChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium; name one by CHROMIUM_PATH');
  // Phones place letters by fractions of a pixel; Linux rounds each to whole ones, so that lines break elsewhere.
  return chromium.launch({ executablePath, args: ['--font-render-hinting=none'] });
}

/** Opens an empty tab of the slow phone; `session` is its DevTools session, with the network's events. */
export async function openSlowPhone(
  browser: Browser,
  slowdown: number,
): Promise<{ readonly page: Page; readonly session: CDPSession; close(): Promise<void> }> {
  const context = await browser.newContext(SCREEN);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, session, close: () => context.close() };
}

/** Opens a page with an empty cache over the slow network, with a processor `slowdown` times slower. */
export async function visitOnSlowPhone(browser: Browser, url: string, slowdown: number): Promise<PaintVisit> {
  const { page, session, close } = await openSlowPhone(browser, slowdown);
  try {
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'networkidle' });
    await pause(SETTLE_MS);
    const metrics = await page.evaluate(() => window.paintMetrics);
    return { ...metrics, bytes };
  } finally {
    await close();
  }
}
