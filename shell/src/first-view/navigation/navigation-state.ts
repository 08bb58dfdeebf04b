import type { RemoteHost } from '@trust/shared/remote/host';
import type { TakeOver } from '../applications/page-applications.ts';
import type { RemoteLoader } from '../federation/remote-loader.ts';

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
  /** What changes the remote comes with single-spa. */
  loadSingleSpa(): Promise<{
    switchPage(options: PageNavigationOptions, state: NavigationState, address: URL): Promise<void>;
  }>;
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

/** The navigation that is pending is over, or another has taken its place. */
export function endNavigation(
  { setBusy }: Pick<PageNavigationOptions, 'setBusy'>,
  state: NavigationState,
): void {
  state.pending?.clearNotice?.();
  state.pending = undefined;
  setBusy(false);
}
