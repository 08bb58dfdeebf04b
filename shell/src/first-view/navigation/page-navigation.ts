import { withTimeout } from '@trust/shared/http/timeout';
import type { RemoteHost } from '@trust/shared/remote/host';
import { routeOf } from '../../routes.ts';
import { NOTICE_AFTER_MS } from '../applications/outlet-application.ts';
import type { TakeOver } from '../applications/page-applications.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { pushAddress, staysInDocument } from './navigation.ts';

/** Why a remote's page could not be loaded. */
interface LoadFailure {
  readonly remote: string;
  readonly error: unknown;
}

export interface PageNavigationOptions {
  readonly loader: RemoteLoader;
  readonly host: RemoteHost;
  readonly takeOver: TakeOver;
  setBusy(isWaiting: boolean): void;
  /** Says that the next page is slow to come; returns what takes that away. */
  showSlow(): () => void;
}

/** A navigation whose page is not there yet. */
interface PendingNavigation {
  readonly address: URL;
  readonly slowTimer: ReturnType<typeof setTimeout>;
  clearNotice?: () => void;
}

/** The shell's navigation. One at a time is pending: the latest. */
export interface NavigationState {
  pending?: PendingNavigation | undefined;
  /** Of the page that the address changes to, until its application takes it. */
  failure?: LoadFailure | undefined;
  /** The page has lost its scripts: it is the server's, and another page needs another document. */
  isReadingOnly: boolean;
}

/** Navigates to a page of the site: in this document where that is allowed, once its code and data are loaded. */
export async function navigatePage(
  options: PageNavigationOptions,
  state: NavigationState,
  href: string,
): Promise<void> {
  const address = new URL(href, location.href);
  const loadsDocument = state.isReadingOnly || !staysInDocument(location.pathname, address.pathname);
  if (address.origin !== location.origin || loadsDocument) {
    location.assign(address);
    return;
  }
  const navigation = begin(options, state, address);
  const { loadBudgetMs } = routeOf(address.pathname);
  options.loader.useFederation();
  const takenOver = withTimeout(
    options.takeOver(),
    loadBudgetMs,
    () => new Error('single-spa did not load in time.'),
  ).then(
    () => true,
    () => false,
  );
  const failure = await prepare(options, address);
  // The outlet shows it once the address has changed; it does not wait again.
  if (state.pending === navigation) state.failure = failure;
  const isTakenOver = await takenOver;
  clearTimeout(navigation.slowTimer);
  // Another navigation has begun meanwhile.
  if (state.pending !== navigation) return;
  end(options, state);
  if (isTakenOver) pushAddress(address.href);
  else location.assign(address);
}

/** Takes the place of a navigation that is pending. */
function begin(
  { setBusy, showSlow }: PageNavigationOptions,
  state: NavigationState,
  address: URL,
): PendingNavigation {
  state.pending?.clearNotice?.();
  state.failure = undefined;
  const navigation: PendingNavigation = {
    address,
    slowTimer: setTimeout(() => {
      if (state.pending === navigation) navigation.clearNotice = showSlow();
    }, NOTICE_AFTER_MS),
  };
  state.pending = navigation;
  setBusy(true);
  return navigation;
}

function end({ setBusy }: PageNavigationOptions, state: NavigationState): void {
  state.pending?.clearNotice?.();
  state.pending = undefined;
  setBusy(false);
}

/** Loads the page's code and data; returns why it could not be loaded. */
async function prepare({ loader, host }: PageNavigationOptions, { href, pathname }: URL) {
  const { remote, loadBudgetMs } = routeOf(pathname);
  const load = async () => {
    const module = await loader.load(remote, loadBudgetMs);
    if (routeOf(location.pathname).remote !== remote) await module.prepare(href, host);
  };
  try {
    await withTimeout(load(), loadBudgetMs, () => new Error(`${remote} was not prepared in time.`));
    return undefined;
  } catch (error) {
    return { remote, error };
  }
}
