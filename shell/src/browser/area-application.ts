import type { PageState } from '@trust/shared/contract/page-state';
import type { RemoteHost, RemoteModule } from '@trust/shared/remote/host';
import type { SiteRoute } from '../routes.ts';
import type { RemoteLoader } from './remote-loader.ts';

/** How the area tells a visitor that its remote is not to be had. */
export interface AreaNotices {
  /** The server's page stands without its scripts. */
  readingOnly(place: HTMLElement, retry: () => void): () => void;
  /** There is nothing to show. */
  unavailable(place: HTMLElement, retry: () => void): () => void;
}

export interface AreaApplicationOptions {
  readonly name: string;
  readonly area: HTMLElement;
  readonly host: RemoteHost;
  readonly loader: RemoteLoader;
  readonly notices: AreaNotices;
  /** The route that the address has now. */
  route(): SiteRoute;
  /** Gives what the server drew, to the first who asks. */
  takeDrawn(): PageState['area'];
}

/**
 * The single-spa application for one remote. It never fails itself: a remote that cannot be loaded becomes a message
 * in its area, and the rest of the page goes on.
 */
export function createAreaApplication(options: AreaApplicationOptions) {
  const { name, area, host, loader, notices } = options;
  let mounting: Promise<void> | undefined;
  let mounted: RemoteModule | undefined;
  let clearNotice: (() => void) | undefined;
  let visit = Symbol('none');
  let drawn: PageState['area'] = null;

  const show = async (): Promise<void> => {
    const mine = Symbol(name);
    visit = mine;
    drawn ??= options.takeDrawn();
    host.busy(true);
    try {
      const module = await loader.load(name, options.route().loadBudgetMs);
      if (visit !== mine) return;
      mounting = module.area.mount({ name, element: area, host, drawn: drawn ?? undefined });
      await mounting;
      mounted = module;
    } catch (error) {
      if (visit !== mine) return;
      reportError(error);
      const notice = drawn && !drawn.failed ? notices.readingOnly : notices.unavailable;
      clearNotice = notice(area, () => {
        clearNotice?.();
        clearNotice = undefined;
        void show();
      });
    } finally {
      if (visit === mine) host.busy(false);
    }
  };

  return {
    bootstrap: () => Promise.resolve(),
    // Nothing waits for a slow remote: whoever goes elsewhere meanwhile is not held back by it.
    mount() {
      void show();
      return Promise.resolve();
    },
    async unmount() {
      visit = Symbol('none');
      host.busy(false);
      clearNotice?.();
      clearNotice = undefined;
      // The area is shared: the next remote may have it once this one no longer writes to it.
      await mounting?.catch(() => undefined);
      mounting = undefined;
      await mounted?.area.unmount({ name, element: area, host, drawn: undefined });
      mounted = undefined;
      drawn = null;
      area.replaceChildren();
    },
  };
}
