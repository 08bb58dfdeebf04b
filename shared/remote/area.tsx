import { QueryClientProvider } from '@tanstack/react-query';
import { useSyncExternalStore, type ReactElement } from 'react';
import { createBrowserRouter, replace, RouterProvider } from 'react-router-dom';
import { SurroundingsProvider } from './context.tsx';
import { applyHead, focusHeading } from './document-head.ts';
import { failedHead } from './failed-head.ts';
import type { RemoteHost } from './host.ts';
import { keyOf } from './history-key.ts';
import { isOwnPath, type PreparedPage } from './page-preparation.ts';
import { runtimeOf, type RemoteMemory } from './remote-memory.ts';
import { routedSurroundingsOf } from './routed-surroundings.tsx';
import { createRouterWindow } from './router-window.ts';
import { createRoutes, type RouteKeeper } from './routes.tsx';
import type { Runtime } from './runtime.ts';

/** A remote at work in the page's area, from mount to unmount. */
export interface Area {
  readonly view: ReactElement;
  dispose(): void;
}

export interface AreaOptions {
  readonly memory: RemoteMemory;
  readonly host: RemoteHost;
  readonly page: PreparedPage;
  readonly place: HTMLElement;
  /** The server's HTML is taken over: the visitor is already there, reading. */
  readonly resuming: boolean;
}

/** Starts a remote's router on a prepared page. */
export function startArea({ memory, host, page, place, resuming }: AreaOptions): Area {
  if (page.href !== location.href) history.replaceState(history.state, '', page.href);
  let runtime = page.runtime;
  let surroundings = routedSurroundingsOf(runtime, host.parcels);
  let lacking = page.lacking ?? false;
  const listeners = new Set<() => void>();
  const arrive = createArrival(host, place, resuming, () => runtime);

  const keeper: RouteKeeper = {
    screens: memory.remote.screens,
    screen: (id) => runtime.screen(id),
    busy: (waiting) => host.busy(waiting),
    async load(id, params, url) {
      try {
        return await runtime.loadData(id, params, url);
      } catch (error) {
        const target = error instanceof Response ? error.headers.get('Location') : null;
        if (target === null) throw error;
        if (isOwnPath(memory.remote, target)) {
          // An address that is shown already gives way; as an entry of its own it would catch whoever goes back.
          throw isShown(url) ? replace(target) : error;
        }
        host.go(target);
        // The area is about to be unmounted; until then the page that stands keeps standing.
        return new Promise(() => undefined);
      }
    },
    arrived(id, data) {
      arrive(id, data);
      if (!lacking) return;
      lacking = false;
      void router.revalidate();
    },
  };

  const router = createBrowserRouter(createRoutes(keeper), {
    window: createRouterWindow(window),
    hydrationData: page.hydration,
  });

  const stopListening = host.language.subscribe(() => {
    void runtimeOf(memory, host).then((next) => {
      runtime = next;
      surroundings = routedSurroundingsOf(next, host.parcels);
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
      () => surroundings,
      () => surroundings,
    );
    return (
      <SurroundingsProvider value={current}>
        <QueryClientProvider client={memory.queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SurroundingsProvider>
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

/** What is due when a page stands: title and metadata always; scroll and focus when the visitor moved. */
function createArrival(
  host: RemoteHost,
  place: HTMLElement,
  resuming: boolean,
  runtime: () => Runtime,
): RouteKeeper['arrived'] {
  let standing = resuming ? addressNow() : undefined;
  let failed = false;
  let applied = '';
  if (resuming) host.scroll.resumed();
  return (id, data) => {
    const { config, language } = runtime();
    const url = new URL(location.href);
    const head = id === undefined ? failedHead(language) : runtime().head(id, data, url);
    const wanted = JSON.stringify([head, language, addressNow()]);
    // Reading the same page anew must not undo what a screen made of its title meanwhile.
    if (wanted !== applied) applyHead(head, language, config.siteUrl);
    applied = wanted;
    const recovered = failed && id !== undefined;
    failed = id === undefined;
    if (standing === addressNow()) {
      // The button that was pressed to read the page again is gone, and the focus with it.
      if (recovered && document.activeElement === document.body) focusHeading(place);
      return;
    }
    standing = addressNow();
    if (url.hash) return;
    host.scroll.arrived();
    focusHeading(place);
  };
}

function isShown(url: URL): boolean {
  return url.pathname + url.search === location.pathname + location.search;
}

function addressNow(): string {
  return `${keyOf(history.state)} ${location.pathname}${location.search}`;
}
