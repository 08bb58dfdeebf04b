import type { PageState } from '@trust/shared/contract/pages/page-state';
import type { RemoteHost, RemoteModule } from '@trust/shared/remote/host';
import type { SiteRoute } from '../routes.ts';
import type { RemoteLoader } from './federation/remote-loader.ts';

/** The messages that the outlet shows when its remote cannot be loaded. */
export interface OutletNotices {
  /** The server-rendered page can be read, but has no scripts. */
  readingOnly(element: HTMLElement, retry: () => void): () => void;
  /** There is nothing to show. */
  unavailable(element: HTMLElement, retry: () => void): () => void;
}

export interface OutletApplicationOptions {
  readonly name: string;
  readonly element: HTMLElement;
  readonly host: RemoteHost;
  readonly loader: RemoteLoader;
  readonly notices: OutletNotices;
  /** The route that the address has now. */
  route(): SiteRoute;
  /** Returns the hydration state once, to the remote that it belongs to. */
  takeHydrationState(): PageState['outlet'];
}

/**
 * The single-spa application for one remote. It never fails itself: for a remote that cannot be loaded the outlet shows
 * a message, and the rest of the page works on.
 */
export function createOutletApplication(options: OutletApplicationOptions) {
  const { name, element, host, loader, notices } = options;
  let mounting: Promise<void> | undefined;
  let mounted: RemoteModule | undefined;
  let clearNotice: (() => void) | undefined;
  let visit = Symbol('none');
  let hydrationState: PageState['outlet'] = null;

  const show = async (): Promise<void> => {
    const thisVisit = Symbol(name);
    visit = thisVisit;
    hydrationState ??= options.takeHydrationState();
    host.setBusy(true);
    try {
      const module = await loader.load(name, options.route().loadBudgetMs);
      if (visit !== thisVisit) return;
      mounting = module.outlet.mount({ name, element, host, hydrationState: hydrationState ?? undefined });
      await mounting;
      mounted = module;
    } catch (error) {
      if (visit !== thisVisit) return;
      reportError(error);
      const notice = hydrationState && !hydrationState.failed ? notices.readingOnly : notices.unavailable;
      clearNotice = notice(element, () => {
        clearNotice?.();
        clearNotice = undefined;
        void show();
      });
    } finally {
      if (visit === thisVisit) host.setBusy(false);
    }
  };

  return {
    bootstrap: () => Promise.resolve(),
    // Does not wait for the remote, so that a slow one does not delay a navigation away from it.
    mount() {
      void show();
      return Promise.resolve();
    },
    async unmount() {
      visit = Symbol('none');
      host.setBusy(false);
      clearNotice?.();
      clearNotice = undefined;
      // The outlet is shared: the next remote may use it once this one no longer writes to it.
      await mounting?.catch(() => undefined);
      mounting = undefined;
      await mounted?.outlet.unmount({ name, element, host, hydrationState: undefined });
      mounted = undefined;
      hydrationState = null;
      element.replaceChildren();
    },
  };
}
