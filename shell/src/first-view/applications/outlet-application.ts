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

/** A stay of a remote in the outlet, from mount to unmount. */
interface Visit {
  /** What it takes to show the remote; Retry makes another. Undefined once the outlet is left. */
  attempt?: object | undefined;
  /** The server's page, which can be read though its scripts do not come. */
  readonly hydrationState: PageState['outlet'];
  /** Set once its code is loaded, and for as long as it may be in the outlet. */
  module?: RemoteModule | undefined;
  mounting?: Promise<void>;
  clearNotice?: (() => void) | undefined;
}

/**
 * The application of one remote in the outlet. It never fails itself: for a remote that cannot be loaded the outlet shows
 * a message, and the rest of the page works on.
 */
export function createOutletApplication(options: OutletApplicationOptions): PageApplication {
  const visits: Visit[] = [];
  return {
    // Does not wait for the remote, so that a slow one does not delay a navigation away from it.
    mount() {
      const visit: Visit = { hydrationState: options.takeHydrationState() };
      visits.push(visit);
      void show(options, visit);
      return Promise.resolve();
    },
    async unmount() {
      for (const visit of visits.splice(0)) await leave(options, visit);
    },
  };
}

/** Loads the remote and shows it, or a message in its place. */
async function show(options: OutletApplicationOptions, visit: Visit): Promise<void> {
  const { element, host, notices } = options;
  const attempt = {};
  visit.attempt = attempt;
  const isCurrent = () => visit.attempt === attempt;
  host.setBusy(true);
  const slow = setTimeout(() => {
    if (!isCurrent()) return;
    setNotice(visit, () => (canBeRead(visit) ? notices.readingOnly(element) : notices.slow(element)));
  }, NOTICE_AFTER_MS);
  try {
    await loadAndMount(options, visit, isCurrent);
  } catch (error) {
    if (!isCurrent()) return;
    reportError(error);
    const retry = () => {
      setNotice(visit);
      void show(options, visit);
    };
    setNotice(visit, () =>
      canBeRead(visit) ? notices.readingOnly(element, retry) : notices.unavailable(element, retry),
    );
  } finally {
    clearTimeout(slow);
    if (isCurrent()) host.setBusy(false);
  }
}

/** Throws when the remote is not shown within its budget. */
async function loadAndMount(
  options: OutletApplicationOptions,
  visit: Visit,
  isCurrent: () => boolean,
): Promise<void> {
  const { name, element, host } = options;
  const { loadBudgetMs } = options.route();
  const failure = options.takeLoadFailure();
  if (failure) throw failure.error;
  const module = await options.loader.load(name, loadBudgetMs);
  if (!isCurrent()) return;
  visit.module = module;
  options.onServerPage(canBeRead(visit) ? createRestoration(options, visit, module) : undefined);
  visit.mounting = module.outlet.mount({
    name,
    element,
    host,
    hydrationState: visit.hydrationState ?? undefined,
  });
  const shown = visit.mounting.then(
    () => {
      // Also when it comes later than its budget allows.
      if (isCurrent()) setNotice(visit);
    },
    (error: unknown) => {
      visit.module = undefined;
      throw error;
    },
  );
  await withTimeout(shown, loadBudgetMs, () => new Error(`${name} was not shown in time.`));
}

/** Takes the remote out; what it has shown stays to be looked at. */
async function leave({ name, element, host, onServerPage }: OutletApplicationOptions, visit: Visit) {
  visit.attempt = undefined;
  host.setBusy(false);
  setNotice(visit);
  onServerPage(undefined);
  const lastShown = copyOf(element);
  // The outlet is shared: the next remote may use it once this one no longer writes to it.
  if (visit.mounting) await settle(visit.mounting, LEAVE_AFTER_MS);
  await visit.module?.outlet.unmount({ name, element, host, hydrationState: undefined });
  element.replaceChildren(...lastShown);
}

/** Puts back the elements that the server sent, in which what was typed stands. */
function createRestoration(options: OutletApplicationOptions, visit: Visit, module: RemoteModule) {
  const { name, element, host, notices } = options;
  const serverNodes = [...element.childNodes];
  const { href } = location;
  return () => {
    if (location.href !== href) return false;
    options.onServerPage(undefined);
    // After the rendering that is under way, in which its root cannot be removed.
    queueMicrotask(() => {
      void module.outlet.unmount({ name, element, host, hydrationState: undefined });
      visit.module = undefined;
      element.replaceChildren(...serverNodes);
      setNotice(visit, () => notices.readingOnly(element));
      options.onReadingOnly();
    });
    return true;
  };
}

const canBeRead = ({ hydrationState }: Visit) => hydrationState && !hydrationState.failed;

/** Takes the last notice away, and shows another; `show` returns what takes that away. */
function setNotice(visit: Visit, show?: () => () => void): void {
  visit.clearNotice?.();
  visit.clearNotice = show?.();
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
