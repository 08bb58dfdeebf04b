import type { PageState } from '@trust/shared/contract/pages/page-state';
import { withTimeout } from '@trust/shared/http/timeout';
import type { RemoteHost, RemoteModule } from '@trust/shared/remote/host';
import type { SiteRoute } from '../../routes.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import type { PageApplication } from './page-applications.ts';

/** A notice is shown after this time in ms, while the wait goes on. */
export const NOTICE_AFTER_MS = 5_000;
/** How long a remote that the visitor leaves may go on mounting before the next one gets the outlet, in ms. */
const LEAVE_AFTER_MS = 2_000;

/** The messages that the outlet shows when its remote is slow or cannot be loaded; each returns what removes it. */
export interface OutletNotices {
  /** The server-rendered page can be read, but has no scripts; without `retry` they may still come. */
  readingOnly(element: HTMLElement, retry?: () => void): () => void;
  /** The next page is slow to come. */
  slow(element: HTMLElement): () => void;
  /** There is nothing to show. */
  unavailable(element: HTMLElement, retry: () => void): () => void;
}

export interface OutletApplicationOptions {
  readonly name: string;
  readonly element: HTMLElement;
  readonly host: RemoteHost;
  readonly loader: Pick<RemoteLoader, 'load'>;
  readonly notices: OutletNotices;
  /** The route that the address has now. */
  route(): SiteRoute;
  /** Returns the hydration state once, to the remote that it belongs to. */
  takeHydrationState(): PageState['outlet'];
  /** Takes what restores the server's page while it is in the outlet; undefined when it is not. */
  onServerPage(restore: (() => boolean) | undefined): void;
  /** The server's page is back, without scripts: another page needs another document. */
  onReadingOnly(): void;
  /** Returns once why this remote's page could not be loaded before the address changed; undefined where it was not. */
  takeLoadFailure(): { readonly error: unknown } | undefined;
}

/**
 * The application of one remote in the outlet. It never fails itself: for a remote that cannot be loaded the outlet shows
 * a message, and the rest of the page works on.
 */
export function createOutletApplication(options: OutletApplicationOptions): PageApplication {
  const { name, element, host, loader, notices } = options;
  let mounting: Promise<void> | undefined;
  let mounted: RemoteModule | undefined;
  let clearNotice: (() => void) | undefined;
  let visit = Symbol('none');
  let hydrationState: PageState['outlet'] = null;

  const setNotice = (show?: () => () => void) => {
    clearNotice?.();
    clearNotice = show?.();
  };
  const canBeRead = () => hydrationState && !hydrationState.failed;
  /** Puts back the elements that the server sent, in which what was typed stands. */
  const createRestoration = (module: RemoteModule) => {
    const serverNodes = [...element.childNodes];
    const { href } = location;
    return () => {
      if (location.href !== href) return false;
      options.onServerPage(undefined);
      // After the rendering that is under way, in which its root cannot be removed.
      queueMicrotask(() => {
        void module.outlet.unmount({ name, element, host, hydrationState: undefined });
        mounted = undefined;
        element.replaceChildren(...serverNodes);
        setNotice(() => notices.readingOnly(element));
        options.onReadingOnly();
      });
      return true;
    };
  };
  const load = async (loadBudgetMs: number) => {
    const failure = options.takeLoadFailure();
    if (failure) throw failure.error;
    return loader.load(name, loadBudgetMs);
  };

  const show = async (): Promise<void> => {
    const thisVisit = Symbol(name);
    visit = thisVisit;
    hydrationState ??= options.takeHydrationState();
    const { loadBudgetMs } = options.route();
    host.setBusy(true);
    const slow = setTimeout(() => {
      if (visit !== thisVisit) return;
      setNotice(() => (canBeRead() ? notices.readingOnly(element) : notices.slow(element)));
    }, NOTICE_AFTER_MS);
    try {
      const module = await load(loadBudgetMs);
      if (visit !== thisVisit) return;
      mounted = module;
      options.onServerPage(canBeRead() ? createRestoration(module) : undefined);
      mounting = module.outlet.mount({ name, element, host, hydrationState: hydrationState ?? undefined });
      const shown = mounting.then(
        () => {
          if (visit === thisVisit) setNotice();
        },
        (error: unknown) => {
          mounted = undefined;
          throw error;
        },
      );
      await withTimeout(shown, loadBudgetMs, () => new Error(`${name} was not shown in time.`));
    } catch (error) {
      if (visit !== thisVisit) return;
      reportError(error);
      const retry = () => {
        setNotice();
        void show();
      };
      setNotice(() =>
        canBeRead() ? notices.readingOnly(element, retry) : notices.unavailable(element, retry),
      );
    } finally {
      clearTimeout(slow);
      if (visit === thisVisit) host.setBusy(false);
    }
  };

  return {
    // Does not wait for the remote, so that a slow one does not delay a navigation away from it.
    mount() {
      void show();
      return Promise.resolve();
    },
    async unmount() {
      visit = Symbol('none');
      host.setBusy(false);
      setNotice();
      options.onServerPage(undefined);
      const lastShown = copyOf(element);
      // The outlet is shared: the next remote may use it once this one no longer writes to it.
      if (mounting) await settle(mounting, LEAVE_AFTER_MS);
      mounting = undefined;
      await mounted?.outlet.unmount({ name, element, host, hydrationState: undefined });
      mounted = undefined;
      hydrationState = null;
      element.replaceChildren(...lastShown);
    },
  };
}

/** What is shown in an element, to be looked at only: it stays until the next page takes its place. */
function copyOf(element: HTMLElement): readonly Node[] {
  const copy = document.importNode(element, true);
  for (const child of copy.children) child.toggleAttribute('inert', true);
  return [...copy.childNodes];
}

/** Waits until a promise settles, but at most so many ms. */
async function settle(promise: Promise<unknown>, ms: number): Promise<void> {
  await withTimeout(promise, ms, () => new Error('It goes on.')).catch(() => undefined);
}
