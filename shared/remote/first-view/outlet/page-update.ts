import type { RemoteHost } from '../../host.ts';
import { headOf } from '../../screen/shown-page.ts';
import { applyHead, focusHeading } from './document-head.ts';
import { keyOf } from '../history/history-key.ts';
import type { RenderedPage } from './outlet-state.ts';

/** Called after each page that is rendered. */
export type PageUpdate = (page: Pick<RenderedPage, 'runtime' | 'route' | 'outcome'>) => void;

/** Updates head, scroll position and focus after a page is rendered; the latter two only when the address changed. */
export function createPageUpdate(host: RemoteHost, element: HTMLElement, hydrating: boolean): PageUpdate {
  let shownLocation = hydrating ? currentLocation() : undefined;
  let failed = false;
  // The server has written the head of the page that is hydrated, with JSON-LD.
  let serverWroteHead = hydrating;
  let appliedKey = '';
  if (hydrating) host.scroll.restoreAfterHydration();
  return ({ runtime, route, outcome }) => {
    const { config, language } = runtime;
    const url = new URL(location.href);
    const head = headOf(runtime, route, outcome, url);
    const headKey = JSON.stringify([head, language, currentLocation()]);
    // A reload of the same page must not undo a title that its screen has set since.
    if (headKey !== appliedKey && !serverWroteHead) applyHead(head, language, config);
    serverWroteHead = false;
    appliedKey = headKey;
    const recovered = failed && outcome.kind === 'data';
    failed = outcome.kind === 'failed';
    if (shownLocation === currentLocation()) {
      // The Retry button that was pressed is gone, and the focus with it.
      if (recovered && document.activeElement === document.body) focusHeading(element);
      return;
    }
    shownLocation = currentLocation();
    if (url.hash) return;
    host.scroll.restore();
    focusHeading(element);
  };
}

function currentLocation(): string {
  return `${keyOf(history.state)} ${location.pathname}${location.search}`;
}
