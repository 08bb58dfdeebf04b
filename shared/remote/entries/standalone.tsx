// First: it declares the order of the cascade layers.
import '../../ui/tokens.css';
import '../../ui/base.css';
import '../../ui/busy.late.css';
import '../../ui/fonts.css';
import { createRoot } from 'react-dom/client';
import { remote } from 'the-remote';
import { OUTLET_ID } from '../../contract/pages/page-state.ts';
import { connectBy, preloadHttp } from '../../http/load-http.ts';
import { leaveDialogEntry } from '../first-view/history/dialog-entry.ts';
import { createLanguageSource } from '../first-view/language-source.ts';
import { readPageState, showPagePath } from '../first-view/page-state.ts';
import { createMemory } from '../first-view/remote-memory.ts';
import type { startRouted as StartRouted } from '../first-view/routed-page.tsx';
import type { HydrationState, RemoteHost } from '../host.ts';
import { preparePage, prepareServerRenderedPage } from '../first-view/page-preparation.ts';
import { startOutlet } from '../first-view/outlet/outlet.tsx';
import { createDocumentQueries } from '../queries/queries.ts';
import { hydrateInSlices } from '../first-view/hydration/hydrate-in-slices.tsx';
import { guardTranslatedTexts } from '../translation/translation-guard.ts';

/** Starts the standalone page: a remote's page without shell, single-spa or federation. */
async function startStandalone(): Promise<void> {
  const element = document.getElementById(OUTLET_ID);
  if (!element) throw new Error('The page has no outlet.');
  const state = await readPageState();
  showPagePath(state);
  leaveDialogEntry();
  const { config, language, outlet } = state;
  const hydrationState = outlet?.failed === false ? outlet : undefined;
  const host = {
    config,
    language: createLanguageSource(language),
    parcels: undefined,
    navigate: (href: string) => location.assign(href),
  };
  const view = outlet?.single
    ? await startSingle(host, element, outlet, hydrationState !== undefined)
    : await startRouted(remote, host, element, hydrationState);
  if (!view) return;
  const identifierPrefix = `${remote.name}-`;
  if (hydrationState) {
    const serverNodes = [...element.childNodes];
    const unmount = hydrateInSlices(element, view, {
      identifierPrefix,
      onUncaughtError(error) {
        reportError(error);
        // The form of the server still works, and holds what was typed. React removes the page after this call.
        queueMicrotask(() => {
          unmount();
          element.replaceChildren(...serverNodes);
        });
      },
    });
  } else {
    element.replaceChildren();
    createRoot(element, { identifierPrefix }).render(view);
  }
  document.documentElement.setAttribute('data-ready', '');
  preloadHttp();
}

/** Starts a single page: apps show it, and nobody logs in or navigates there. */
async function startSingle(
  pageHost: Pick<RemoteHost, 'config' | 'language' | 'parcels' | 'navigate'>,
  element: HTMLElement,
  { queries, route }: HydrationState,
  hydrating: boolean,
) {
  const memory = createMemory(
    remote,
    connectBy(() => undefined),
  );
  if (hydrating) memory.queries = createDocumentQueries(queries);
  const host: RemoteHost = {
    ...pageHost,
    scroll: { restore: nothing, restoreAfterHydration: nothing, stop: nothing },
    setBusy: nothing,
  };
  const prepare = hydrating ? prepareServerRenderedPage : preparePage;
  const page = await prepare(memory, location.href, host, route);
  return page && startOutlet({ memory, host, page, element, hydrating }).view;
}

const nothing = () => undefined;

/** Loads session and scroll positions, which single pages do without. */
async function startRouted(...args: Parameters<typeof StartRouted>) {
  const routed = await import(/* webpackChunkName: "routed" */ '../first-view/routed-page.tsx');
  return routed.startRouted(...args);
}

guardTranslatedTexts();
void startStandalone();
