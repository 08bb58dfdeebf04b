import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import { provideChromium } from '../../checks/chromium.ts';
import { watchPaint, type Painted } from './watch-paint.ts';

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
const SLOWER = 4;
/** How long a page is watched after its network is idle, in ms: its scripts may still move something. */
const AFTERWARDS = 500;

/** What a visit took. `bytes` are all that came over the network, in bytes with headers. */
export type Visit = Painted & { readonly bytes: number };

/** A browser for slow visits. Throws when there is none. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await provideChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium; name one by CHROMIUM_PATH');
  return chromium.launch({ executablePath });
}

/** Opens a page as a new visitor with an empty cache, over the slowed network, and hands it over once it is quiet. */
export async function onSlowPhone<T>(
  browser: Browser,
  url: string,
  look: (page: Page, visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(SCREEN);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.addInitScript(watchPaint);
    await page.goto(url, { waitUntil: 'networkidle' });
    await pause(AFTERWARDS);
    const painted = await page.evaluate(() => window.painted);
    return await look(page, { ...painted, bytes });
  } finally {
    await context.close();
  }
}
