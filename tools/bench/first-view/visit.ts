import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { provideChromium } from '../../checks/chromium.ts';
import { countWaves } from './waves.ts';

/** One request of a page, with its round trip after the HTML. */
export interface PageLoadRequest {
  readonly url: string;
  /** Chromium's resource type: Document, Script, Stylesheet, Font, Image, XHR, Fetch … */
  readonly type: string;
  readonly wave: number;
  readonly headers: Readonly<Record<string, string>>;
}

const PHONE = { width: 390, height: 844 };
/** A page counts as quiet after this time without a request. */
const QUIET_MS = 400;

/** Opens a page in Chromium with an empty cache and a phone's screen; returns its requests. */
export async function visit(url: string): Promise<PageLoadRequest[]> {
  const executablePath = await provideChromium();
  if (executablePath === undefined) throw new Error('There is no Chromium; name one by CHROMIUM_PATH');
  const browser = await chromium.launch({ executablePath });
  try {
    const page = await browser.newPage({ viewport: PHONE });
    const session = await page.context().newCDPSession(page);
    return await visitInWaves(page, session, url);
  } finally {
    await browser.close();
  }
}

interface PausedRequest {
  readonly fetchId: string;
  readonly networkId: string;
  readonly request: Omit<PageLoadRequest, 'wave'>;
}

async function visitInWaves(page: Page, session: CDPSession, url: string): Promise<PageLoadRequest[]> {
  let paused: PausedRequest[] = [];
  const addresses = new Map<string, string>();
  const continueRequest = (requestId: string) => session.send('Fetch.continueRequest', { requestId });
  const onEnd = new Map<string, () => void>();
  session.on('Fetch.requestPaused', ({ requestId, networkId = requestId, request, resourceType }) => {
    const { url: address, headers } = request;
    // Chromium retries a broken connection by itself: not a second request of the page.
    if (addresses.get(networkId) === address) return void continueRequest(requestId);
    // A redirect is the same request to another address.
    onEnd.get(networkId)?.();
    addresses.set(networkId, address);
    paused.push({ fetchId: requestId, networkId, request: { url: address, type: resourceType, headers } });
  });
  session.on('Network.loadingFinished', ({ requestId }) => onEnd.get(requestId)?.());
  session.on('Network.loadingFailed', ({ requestId }) => onEnd.get(requestId)?.());
  await session.send('Network.enable');
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });

  const firstRequest = new Promise<void>((resolve) => session.once('Fetch.requestPaused', () => resolve()));
  const opened = page.goto(url, { waitUntil: 'commit' });
  const waves = await countWaves<PausedRequest>({
    async waitUntilQuiet() {
      // There is no page to ask yet.
      if (onEnd.size === 0) return firstRequest;
      for (let before = -1; before !== paused.length;) {
        before = paused.length;
        await waitUntilIdle(page);
        await pause(QUIET_MS);
      }
    },
    takePaused() {
      const taken = paused;
      paused = [];
      return taken;
    },
    async answer(requests) {
      const answers = requests.map(
        ({ networkId }) => new Promise<void>((resolve) => onEnd.set(networkId, resolve)),
      );
      for (const { fetchId } of requests) await continueRequest(fetchId);
      await Promise.all(answers);
    },
  });
  await opened;
  return waves.flatMap((requests, wave) => requests.map(({ request: asked }) => ({ ...asked, wave })));
}

/** Waits until the page's main thread is idle. A page that is being replaced counts as idle. */
async function waitUntilIdle(page: Page): Promise<void> {
  const idle = () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
  for (let times = 0; times < 2; times += 1) await page.evaluate(idle).catch(() => undefined);
}
