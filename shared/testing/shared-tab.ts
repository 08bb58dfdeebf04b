import type { Browser, CDPSession, Disposable, Page } from '@playwright/test';

/**
 * A tab in which journeys follow each other, each as a new visitor. In a tab of its own a journey costs a quarter more of
 * the processor: the browser starts processes for it, and compiles anew what it has just compiled.
 */
export interface SharedTab {
  readonly page: Page;
  /**
   * Forgets the visitor: what the browser stored, and what a journey set. Resolves to false where a journey did what
   * cannot be undone; close the tab then.
   */
  forget(): Promise<boolean>;
  close(): Promise<void>;
}

/** What a journey adds can be taken away again. */
const ADDITIONS = ['addInitScript', 'exposeFunction', 'exposeBinding'] as const;

/** A clock, once set, stays set. */
const CLOCK_SETTERS = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const;

/** What journeys listen to. Playwright itself listens to further events, such as that the tab is closed. */
const EVENTS = [
  'console',
  'dialog',
  'download',
  'filechooser',
  'framenavigated',
  'page',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
  'weberror',
];

/** Opens a tab with the options of the journey that runs. */
export async function openSharedTab(browser: Browser): Promise<SharedTab> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const size = page.viewportSize();
  const goto = page.goto.bind(page);
  const session = await context.newCDPSession(page);
  let visited = recordOrigins(page);
  let isSpent = false;
  const additions: Disposable[] = [];
  for (const name of ADDITIONS) {
    for (const target of [page, context]) onCall(target, name, (addition) => additions.push(addition));
  }
  for (const name of CLOCK_SETTERS) onCall(page.clock, name, () => (isSpent = true));
  // Such a session slows the network or the processor down.
  onCall<'newCDPSession', CDPSession>(context, 'newCDPSession', () => (isSpent = true));

  const clearStorage = async () => {
    await clearSessionStorages(page, goto, visited);
    for (const origin of visited) {
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    }
    await session.send('Network.clearBrowserCache');
    await context.clearCookies();
    await context.clearPermissions();
  };

  return {
    page,
    forget: async () => {
      if (isSpent || page.isClosed() || !(await leave(page))) return false;
      for (const other of context.pages()) if (other !== page) await other.close();
      for (const target of [page, context]) {
        for (const event of EVENTS) target.removeAllListeners(event);
        await target.unrouteAll({ behavior: 'ignoreErrors' });
      }
      for (const addition of additions.splice(0)) await addition.dispose();
      await context.setOffline(false);
      await clearStorage();
      await page.emulateMedia({
        media: null,
        colorScheme: null,
        reducedMotion: null,
        forcedColors: null,
        contrast: null,
      });
      if (size) await page.setViewportSize(size);
      visited = recordOrigins(page);
      return true;
    },
    close: () => context.close(),
  };
}

/** Notes what each call of a method resolved to. */
function onCall<Name extends string, Result>(
  target: Record<Name, (...args: never[]) => Promise<Result>>,
  name: Name,
  note: (result: Result) => void,
): void {
  const own = target[name];
  Reflect.set(target, name, async (...args: unknown[]) => {
    const result = await Reflect.apply(own, target, args);
    note(result);
    return result;
  });
}

/** The origins of the pages that are shown from now on, and of the frames in them. */
function recordOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => {
    const { origin } = new URL(frame.url());
    if (origin !== 'null') origins.add(origin);
  });
  return origins;
}

/**
 * Clears the tab's session storage, which older versions of Chromium keep when the rest is cleared: that of the empty page's
 * origin, which is the one of the page before it, then the others', each on an empty page of its own.
 */
async function clearSessionStorages(page: Page, goto: Page['goto'], origins: Set<string>): Promise<void> {
  const clear = () =>
    page.evaluate(() => {
      if (origin !== 'null') sessionStorage.clear();
      return origin;
    });
  const cleared = await clear();
  const others = [...origins].filter((other) => other !== cleared);
  if (others.length === 0) return;
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  for (const other of others) {
    await goto(other);
    await clear();
  }
  await page.unrouteAll();
  await leave(page);
}

/**
 * Leaves the page for an empty one of the same site, which browsers keep in the same process. A page may store something
 * while it is left. Resolves to false on a page of the browser itself, which belongs to no site.
 */
async function leave(page: Page): Promise<boolean> {
  if (page.url() === 'about:blank') return true;
  if (new URL(page.url()).origin === 'null') return false;
  await page.evaluate(() => location.replace('about:blank'));
  await page.waitForURL('about:blank');
  return true;
}
