import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test';
import { provideChromium } from '../../checks/chromium.ts';
import { watchPaint, type PaintMetrics } from './watch-paint.ts';

/** How many times slower than this machine the processor is. */
export const CPU_SLOWDOWN = 4;

/** What a visitor has. */
export interface Device {
  /** In CSS pixels. */
  readonly screen: {
    readonly viewport: { readonly width: number; readonly height: number };
    readonly deviceScaleFactor?: number;
    readonly isMobile?: boolean;
    readonly hasTouch?: boolean;
  };
  /** In bits a second, and ms that an answer waits. */
  readonly network: { readonly down: number; readonly up: number; readonly latency: number };
  readonly slowdown: number;
}

/** A device that may be at this machine's own network. */
type LocalDevice = Pick<Device, 'screen' | 'slowdown'> & Partial<Device>;

/** A cheap phone on slow 4G. */
export const PHONE: Device = {
  screen: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  network: { down: 1_600_000, up: 750_000, latency: 150 },
  slowdown: CPU_SLOWDOWN,
};
/** A desktop at the end of a slow line. */
export const DESKTOP: Device = {
  screen: { viewport: { width: 1280, height: 800 } },
  network: { down: 8_000_000, up: 2_000_000, latency: 60 },
  slowdown: 1,
};
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

/** A tab; `session` is its DevTools session, with the network's events. */
export interface SlowTab {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/** Opens an empty tab of the slow phone. */
export const openSlowPhone = (browser: Browser, slowdown: number): Promise<SlowTab> =>
  openSlowTab(browser, { ...PHONE, slowdown });

/** Opens an empty tab of a device; without `network` at this machine's speed. */
export async function openSlowTab(
  browser: Browser,
  { screen, network, slowdown }: LocalDevice,
): Promise<SlowTab> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      downloadThroughput: network.down / 8,
      uploadThroughput: network.up / 8,
      latency: network.latency,
    });
  }
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
