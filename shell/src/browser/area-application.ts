import type { PageState } from '@trust/shared/contract/page-state';
import type { RemoteHost, RemoteModule } from '@trust/shared/remote/host';
import type { SiteRoute } from '../routes.ts';
import type { RemoteLoader } from './remote-loader.ts';

const MOUNT_PATIENCE_MS = 120_000;

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
  let mounted: RemoteModule | undefined;
  let clearNotice: (() => void) | undefined;
  let wanted = false;
  let drawn: PageState['area'] = null;

  const mount = async (): Promise<void> => {
    wanted = true;
    drawn ??= options.takeDrawn();
    host.busy(true);
    try {
      const module = await loader.load(name, options.route().loadBudgetMs);
      if (!wanted) return;
      await module.area.mount({ name, element: area, host, drawn: drawn ?? undefined });
      mounted = module;
    } catch (error) {
      if (!wanted) return;
      reportError(error);
      const show = drawn && !drawn.failed ? notices.readingOnly : notices.unavailable;
      clearNotice = show(area, () => {
        clearNotice?.();
        clearNotice = undefined;
        void mount();
      });
    } finally {
      host.busy(false);
    }
  };

  return {
    bootstrap: () => Promise.resolve(),
    mount,
    // A mount has its own budget and its own message: single-spa need not warn of a slow network.
    timeouts: { mount: { millis: MOUNT_PATIENCE_MS, dieOnTimeout: false, warningMillis: MOUNT_PATIENCE_MS } },
    async unmount() {
      wanted = false;
      clearNotice?.();
      clearNotice = undefined;
      await mounted?.area.unmount({ name, element: area, host, drawn: undefined });
      mounted = undefined;
      drawn = null;
      area.replaceChildren();
    },
  };
}
