import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { provideChromium } from '../../checks/chromium.ts';
import { countWaves } from './waves.ts';

/** One request of a page: what it was for, and in which round trip after the HTML it was made. */
export interface Asked {
  readonly url: string;
  /** Chromium's word: Document, Script, Stylesheet, Font, Image, XHR, Fetch … */
  readonly type: string;
  readonly wave: number;
  readonly headers: Readonly<Record<string, string>>;
}

const PHONE = { width: 390, height: 844 };
/** How long a page must ask for nothing to count as quiet, in ms. */
const QUIET = 400;

/** Opens a page in Chromium with an empty cache, on a phone's screen, and answers what it asked for. */
export async function visit(url: string): Promise<Asked[]> {
  const executablePath = await provideChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium; name one by CHROMIUM_PATH');
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: PHONE });
    const session = await page.context().newCDPSession(page);
    return await visitHeld(page, session, url);
  } finally {
    await browser.close();
  }
}

interface Held {
  readonly fetchId: string;
  readonly networkId: string;
  readonly asked: Omit<Asked, 'wave'>;
}

async function visitHeld(page: Page, session: CDPSession, url: string): Promise<Asked[]> {
  let held: Held[] = [];
  const addresses = new Map<string, string>();
  const go = (requestId: string) => session.send('Fetch.continueRequest', { requestId });
  const ended = new Map<string, () => void>();
  session.on('Fetch.requestPaused', ({ requestId, networkId = requestId, request, resourceType }) => {
    const { url: address, headers } = request;
    // Chromium takes a broken connection up again by itself: that is no second request of the page's.
    if (addresses.get(networkId) === address) return void go(requestId);
    // A redirection is the same request to another address.
    ended.get(networkId)?.();
    addresses.set(networkId, address);
    held.push({ fetchId: requestId, networkId, asked: { url: address, type: resourceType, headers } });
  });
  session.on('Network.loadingFinished', ({ requestId }) => ended.get(requestId)?.());
  session.on('Network.loadingFailed', ({ requestId }) => ended.get(requestId)?.());
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });

  const asking = new Promise<void>((resolve) => session.once('Fetch.requestPaused', () => resolve()));
  const opened = page.goto(url, { waitUntil: 'commit' });
  const waves = await countWaves<Held>({
    async quiet() {
      // Nobody can be asked before the page is there.
      if (ended.size === 0) return asking;
      for (let before = -1; before !== held.length;) {
        before = held.length;
        await untilIdle(page);
        await pause(QUIET);
      }
    },
    take() {
      const taken = held;
      held = [];
      return taken;
    },
    async answer(requests) {
      const answers = requests.map(
        ({ networkId }) => new Promise<void>((resolve) => ended.set(networkId, resolve)),
      );
      for (const { fetchId } of requests) await go(fetchId);
      await Promise.all(answers);
    },
  });
  await opened;
  return waves.flatMap((requests, wave) => requests.map(({ asked }) => ({ ...asked, wave })));
}

/** Waits until the page's own thread has nothing to do. A page that is just being replaced has nothing to do. */
async function untilIdle(page: Page): Promise<void> {
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
  for (let times = 0; times < 2; times += 1) await page.evaluate(idle).catch(() => undefined);
}
