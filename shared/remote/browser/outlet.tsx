import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactElement } from 'react';
import { createBrowserRouter, replace, RouterProvider } from 'react-router-dom';
import { RemoteContextProvider } from '../context.tsx';
import { applyHead, focusHeading } from './document-head.ts';
import { createFailedHead } from '../failed-head.ts';
import type { RemoteHost } from '../host.ts';
import { keyOf } from './history-key.ts';
import { isOwnPath, type PreparedPage } from './page-preparation.ts';
import { loadRuntime, type RemoteMemory } from './remote-memory.ts';
import { createRoutedContext } from '../screen/routed-context.tsx';
import { createRouterWindow } from './router-window.ts';
import { createRoutes, type RouteAdapter } from '../routes.tsx';
import type { Runtime } from '../runtime.ts';

/** A remote in the page's outlet, from mount to unmount. */
export interface RemoteOutlet {
  readonly view: ReactElement;
  dispose(): void;
}

export interface OutletOptions {
  readonly memory: RemoteMemory;
  readonly host: RemoteHost;
  readonly page: PreparedPage;
  readonly element: HTMLElement;
  /** React hydrates server-rendered HTML: the visitor is reading it already. */
  readonly hydrating: boolean;
}

/** Starts a remote's router on a prepared page. */
export function startOutlet({ memory, host, page, element, hydrating }: OutletOptions): RemoteOutlet {
  if (page.href !== location.href) history.replaceState(history.state, '', page.href);
  let runtime = page.runtime;
  let context = createRoutedContext(runtime, host.parcels);
  let incomplete = page.incomplete ?? false;
  const listeners = new Set<() => void>();
  const updatePage = createPageUpdate(host, element, hydrating, () => runtime);

  const adapter: RouteAdapter = {
    screens: memory.remote.screens,
    screen: (id) => runtime.screen(id),
    setBusy: (waiting) => host.setBusy(waiting),
    async load(id, params, url) {
      try {
        return await runtime.loadData(id, params, url);
      } catch (error) {
        const target = error instanceof Response ? error.headers.get('Location') : null;
        if (target === null) throw error;
        if (isOwnPath(memory.remote, target)) {
          // An address that is current already is replaced: as an entry of its own it would redirect whoever goes back.
          throw isCurrentLocation(url) ? replace(target) : error;
        }
        host.navigate(target);
        // The outlet is about to be unmounted. Until then this pending load leaves the shown page as it is.
        return new Promise(() => undefined);
      }
    },
    showLocation(id, data) {
      // A loader that failed is told of in the page: the router holds its error, and none of a rendering.
      if (id === undefined && !router.state.errors && host.restoreServerPage?.()) return;
      updatePage(id, data);
      if (!incomplete) return;
      incomplete = false;
      void router.revalidate();
    },
  };

  const router = createBrowserRouter(createRoutes(adapter), {
    window: createRouterWindow(window),
    hydrationData: page.hydration,
  });

  const stopListening = host.language.subscribe(() => {
    void loadRuntime(memory, host).then((next) => {
      runtime = next;
      context = createRoutedContext(next, host.parcels);
      for (const listener of listeners) listener();
      return router.revalidate();
    });
  });

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  function View() {
    const current = useSyncExternalStore(
      subscribe,
      () => context,
      () => context,
    );
    return (
      <RemoteContextProvider value={current}>
        <QueryClientProvider client={memory.queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </RemoteContextProvider>
    );
  }

  return {
    view: <View />,
    dispose() {
      stopListening();
      router.dispose();
    },
  };
}

/** Updates head, scroll position and focus after a page is rendered; the latter two only when the address changed. */
function createPageUpdate(
  host: RemoteHost,
  element: HTMLElement,
  hydrating: boolean,
  runtime: () => Runtime,
): RouteAdapter['showLocation'] {
  let shownLocation = hydrating ? currentLocation() : undefined;
  let failed = false;
  // The server has written the head of the page that is hydrated, with JSON-LD.
  let serverWroteHead = hydrating;
  let appliedKey = '';
  if (hydrating) host.scroll.restoreAfterHydration();
  return (id, data) => {
    const { config, language } = runtime();
    const url = new URL(location.href);
    const head = id === undefined ? createFailedHead(runtime().t) : runtime().head(id, data, url);
    const headKey = JSON.stringify([head, language, currentLocation()]);
    // A reload of the same page must not undo a title that its screen has set since.
    if (headKey !== appliedKey && !serverWroteHead) applyHead(head, language, config);
    serverWroteHead = false;
    appliedKey = headKey;
    const recovered = failed && id !== undefined;
    failed = id === undefined;
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

function isCurrentLocation(url: URL): boolean {
  return url.pathname + url.search === location.pathname + location.search;
}

function currentLocation(): string {
  return `${keyOf(history.state)} ${location.pathname}${location.search}`;
}
