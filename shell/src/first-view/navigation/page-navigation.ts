import type { RemoteHost } from '@trust/shared/remote/host';
import { routeOf } from '../../routes.ts';
import type { TakeOver } from '../applications/page-applications.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';
import { staysInDocument } from './navigation.ts';
import type { switchPage } from './switch-page.ts';

/** Why a remote's page could not be loaded. */
interface LoadFailure {
  readonly remote: string;
  readonly error: unknown;
}

export interface PageNavigationOptions {
  readonly loader: RemoteLoader;
  readonly host: RemoteHost;
  readonly takeOver: TakeOver;
  /** Whether single-spa is there, which changes remotes. */
  hasSingleSpa(): boolean;
  loadSingleSpa(): Promise<{ readonly switchPage: typeof switchPage }>;
  loadDocument(address: URL): void;
  setBusy(isWaiting: boolean): void;
  /** Says that the next page is slow to come; returns what takes that away. */
  showSlow(): () => void;
}

/** A navigation whose page is not there yet. */
export interface PendingNavigation {
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

/**
 * Navigates to a page of the site. In this document where that is allowed and the code for it is there: else the page itself,
 * which shows before its scripts do, is there sooner, unless another document would lose what was typed.
 */
export async function navigatePage(
  options: PageNavigationOptions,
  state: NavigationState,
  href: string,
): Promise<void> {
  const address = new URL(href, location.href);
  const { origin, pathname } = address;
  const maySwitch =
    origin === location.origin && !state.isReadingOnly && staysInDocument(location.pathname, pathname);
  if (maySwitch && (await navigateWithin(options, address))) return endNavigation(options, state);
  if (maySwitch && (isCodeLoaded(options, pathname) || options.host.hasTyped?.())) {
    options.setBusy(true);
    const loaded = await options.loadSingleSpa().catch(() => undefined);
    if (loaded) return loaded.switchPage(options, state, address);
    options.setBusy(false);
  }
  options.loadDocument(address);
  return undefined;
}

/** The navigation that is pending is over, or another has taken its place. */
export function endNavigation(
  { setBusy }: Pick<PageNavigationOptions, 'setBusy'>,
  state: NavigationState,
): void {
  state.pending?.clearNotice?.();
  state.pending = undefined;
  setBusy(false);
}

/** Has the remote that is shown navigate to another page of its own. False where the page is another's, or the remote is an older one. */
async function navigateWithin(
  { loader }: PageNavigationOptions,
  { pathname, search, hash }: URL,
): Promise<boolean> {
  const { remote, loadBudgetMs } = routeOf(pathname);
  if (remote !== routeOf(location.pathname).remote || !loader.isLoaded(remote)) return false;
  const module = await loader.load(remote, loadBudgetMs);
  return module.navigate?.(pathname + search + hash) ?? false;
}

function isCodeLoaded({ loader, hasSingleSpa }: PageNavigationOptions, pathname: string): boolean {
  return hasSingleSpa() && loader.isLoaded(routeOf(pathname).remote);
}
