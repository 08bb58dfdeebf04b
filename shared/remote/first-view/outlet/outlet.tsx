import { useLayoutEffect, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import { ADDRESS_CHANGE } from '../../../ui/typing/address-change.ts';
import type { PageActions, RemoteContext } from '../../context.tsx';
import type { RemoteHost } from '../../host.ts';
import type { PageRouter, startPageRouter } from '../../router/page-router.ts';
import type { Runtime } from '../../runtime.ts';
import { afterPaint } from '../../../ui/after-paint.ts';
import { savesData } from '../../../ui/saves-data.ts';
import type { LinkProps } from '../../../ui/ui-context.tsx';
import { PageView } from '../../screen/page-view.tsx';
import { createRemoteContext } from '../../screen/remote-context.ts';
import type { Routing } from '../../screen/routing.ts';
import { loadPage, type PageOutcome, type ScreenRoute } from '../../screen/shown-page.ts';
import { keyOf, NO_KEY } from '../history/history-key.ts';
import { isOwnPath, type PreparedPage } from '../page-preparation.ts';
import { createPageUpdate } from './page-update.ts';
import { loadRuntime, type RemoteMemory } from '../remote-memory.ts';

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
  /** Renders links to the remote's own pages. Without one, every link of the page loads a document. */
  readonly OwnLink?: ComponentType<LinkProps>;
}

/** What the outlet shows. */
interface OutletState extends Routing {
  readonly runtime: Runtime;
  readonly context: RemoteContext;
  readonly route: ScreenRoute;
  readonly outcome: PageOutcome;
  readonly pathname: string;
  /** The history entry. */
  readonly entry: string;
}

/**
 * Shows a remote's prepared page. The router is loaded by the first navigation within the remote: until then the page
 * reads its data again, changes its language and follows the fragment by itself.
 */
export function startOutlet(options: OutletOptions): RemoteOutlet {
  const { memory, host, page, element, hydrating, OwnLink } = options;
  if (page.href !== location.href) history.replaceState(history.state, '', page.href);
  const actions: PageActions = { navigate, prefetch, reload, readAhead };
  const contextOf = (runtime: Runtime) => ({
    ...createRemoteContext(runtime, host.parcels),
    actions,
    ...(OwnLink && { RoutedLink: OwnLink }),
  });
  let state: OutletState = {
    runtime: page.runtime,
    context: contextOf(page.runtime),
    route: page.route,
    outcome: page.outcome,
    ...currentAddress(),
    loading: false,
    reloading: false,
  };
  let incomplete = page.incomplete ?? false;
  let router: Promise<PageRouter> | undefined;
  let disposed = false;
  const listeners = new Set<() => void>();
  const updatePage = createPageUpdate(host, element, hydrating);

  const change = (next: Partial<OutletState>) => {
    if (disposed) return;
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** Data that is the same leaves the page as it is. */
  const reuseOutcome = (outcome: PageOutcome) => (isSame(outcome, state.outcome) ? state.outcome : outcome);

  /** The router takes the page over as it is; an address that is another by now it loads. */
  const loadRouter = (): Promise<PageRouter> =>
    (router ??= importRouter().then(
      (start) =>
        start({
          remote: memory.remote,
          host,
          runtime: () => state.runtime,
          shown: isShown(state) ? { route: state.route, outcome: state.outcome } : undefined,
          onFirstLoad: () => change({ loading: true }),
          // On Back the address is another page's before that page is loaded: what is shown keeps its own until then.
          onChange: ({ outcome, ...routed }) =>
            change({
              ...routed,
              outcome: reuseOutcome(outcome),
              ...(!routed.loading && currentAddress()),
            }),
        }),
      (error: unknown) => {
        router = undefined;
        throw error;
      },
    ));
  const withRouter = (use: (router: PageRouter) => void, fallBack: () => void) => {
    let isWaiting = true;
    void loadRouter().then(
      (loaded) => {
        isWaiting = false;
        if (!disposed) use(loaded);
      },
      // Without its code the document itself goes on. It may be shown again from the back-forward cache.
      () => {
        if (disposed) return;
        window.addEventListener('pagehide', () => change({ loading: false }));
        fallBack();
      },
    );
    // The router says it from then on.
    afterPaint(() => {
      if (isWaiting) change({ loading: true });
    });
  };

  function navigate(href: string): void {
    const url = new URL(href, location.href);
    if (!router && url.hash !== '' && isCurrentAddress(url)) {
      location.hash = url.hash;
      return;
    }
    const loadDocument = () => location.assign(url);
    if (OwnLink) withRouter((loaded) => loaded.navigate(href), loadDocument);
    else loadDocument();
  }

  function prefetch(): void {
    if (router || savesData()) return;
    // A failure is met when the link is followed, not before. In a task of its own: the press itself comes first.
    setTimeout(() => void importRouter().catch(() => undefined));
  }

  const readPage = () => loadPage(state.runtime, state.route, new URL(location.href));
  function readAhead(): void {
    // A failure is met when the data is needed, not before.
    void readPage();
  }

  function reload(): void {
    if (router) {
      router.then((loaded) => loaded.reload()).catch(() => undefined);
      return;
    }
    const { runtime } = state;
    change({ reloading: true });
    void readPage().then((outcome) => {
      // A router that was started meanwhile has read the page too.
      if (router || runtime !== state.runtime) return;
      if (outcome.kind !== 'redirect') return change({ reloading: false, outcome: reuseOutcome(outcome) });
      change({ reloading: false });
      if (isOwnPath(memory.remote, outcome.location)) navigate(outcome.location);
      else host.navigate(outcome.location);
    });
  }

  const handleAddressChange = () => {
    window.dispatchEvent(new Event(ADDRESS_CHANGE));
    if (router || !isOwnPath(memory.remote, location.href)) return;
    if (isShown(state)) return change({ hash: location.hash, entry: keyOf(history.state) });
    withRouter(
      () => undefined,
      () => location.reload(),
    );
  };
  window.addEventListener('popstate', handleAddressChange);
  window.addEventListener('hashchange', handleAddressChange);
  const followLanguage = () => {
    void loadRuntime(memory, host).then(async (runtime) => {
      await runtime.loadScreen(state.route.screen);
      // Yet another was chosen meanwhile.
      if (runtime.language !== host.language.current()) return;
      change({ runtime, context: contextOf(runtime) });
      reload();
    });
  };
  const stopListening = host.language.subscribe(followLanguage);
  // It was changed while the page was prepared.
  if (page.runtime.language !== host.language.current()) followLanguage();

  const showPage = (shown: Pick<OutletState, 'runtime' | 'route' | 'outcome'>) => {
    updatePage(shown);
    if (!incomplete) return;
    incomplete = false;
    reload();
  };
  const handleThrow = () => {
    if (!host.restoreServerPage?.()) updatePage({ ...state, outcome: { kind: 'failed', error: undefined } });
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => state;
  const initial = state;

  function View() {
    const shown = useSyncExternalStore(subscribe, current, () => initial);
    const { runtime, context, route, outcome, pathname, search, entry, loading } = shown;
    useLayoutEffect(() => {
      if (!loading) showPage({ runtime, route, outcome });
    }, [runtime, route, outcome, entry, pathname, search, loading]);
    // After the page's own effect, which reads the scroll position: that is not recorded while the page is busy.
    useLayoutEffect(() => {
      host.setBusy(loading);
      return () => host.setBusy(false);
    }, [loading]);
    const screen = runtime.screen(route.screen);
    return (
      <PageView
        context={context}
        routing={shown}
        id={route.screen}
        screen={screen}
        outcome={outcome}
        onThrow={handleThrow}
      />
    );
  }

  return {
    view: <View />,
    dispose() {
      disposed = true;
      stopListening();
      window.removeEventListener('popstate', handleAddressChange);
      window.removeEventListener('hashchange', handleAddressChange);
      router?.then((loaded) => loaded.dispose()).catch(() => undefined);
    },
  };
}

async function importRouter(): Promise<typeof startPageRouter> {
  const { startPageRouter: start } = await import(
    /* webpackChunkName: "router" */ '../../router/page-router.ts'
  );
  return start;
}

function currentAddress() {
  const { pathname, search, hash } = location;
  return { pathname, search, hash, entry: keyOf(history.state) };
}

/** Whether the history entry is the shown page's, whose address its screen may have changed, or another fragment of it. */
function isShown({ entry, pathname, search }: OutletState): boolean {
  const isSameEntry = entry !== NO_KEY && keyOf(history.state) === entry;
  return isSameEntry || (location.pathname === pathname && location.search === search);
}

function isCurrentAddress({ pathname, search }: URL): boolean {
  return location.pathname === pathname && location.search === search;
}

function isSame(one: PageOutcome, other: PageOutcome): boolean {
  if (one.kind === 'data') return other.kind === 'data' && one.data === other.data;
  return other.kind === 'failed' && one.error === other.error;
}
