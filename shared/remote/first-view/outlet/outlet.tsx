import { useLayoutEffect, useSyncExternalStore, type ComponentType, type ReactElement } from 'react';
import type { LinkProps } from '../../../ui/ui-context.tsx';
import type { PageActions } from '../../context.tsx';
import type { RemoteHost } from '../../host.ts';
import type { Runtime } from '../../runtime.ts';
import { PageView } from '../../screen/page-view.tsx';
import { createRemoteContext } from '../../screen/remote-context.ts';
import type { PreparedPage } from '../page-preparation.ts';
import type { RemoteMemory } from '../remote-memory.ts';
import { addressNow, createEffects } from './outlet-effects.ts';
import {
  onActivity,
  onDispose,
  onHide,
  onAddressChange,
  onLanguageChange,
  onNavigate,
  onReadAhead,
  onReload,
  onShow,
  onThrow,
} from './outlet-events.ts';
import type { RenderedPage } from './outlet-state.ts';
import { createOutletStore, type Dispatch, type OutletStore } from './outlet-store.ts';
import { createPageUpdate, type PageUpdate } from './page-update.ts';
import { replaceAddress as replaceOwnAddress } from '../history/replace-address.ts';

/** A remote in the page's outlet, from mount to unmount. */
export interface RemoteOutlet {
  readonly view: ReactElement;
  /** Navigates to another page of the remote. */
  navigate(href: string): void;
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

/**
 * Shows a remote's prepared page. The router is loaded by the first navigation within the remote: until then the page
 * reads its data again, changes its language and follows the fragment by itself (`outlet-state.ts`).
 */
export function startOutlet({
  memory,
  host,
  page,
  element,
  hydrating,
  OwnLink,
}: OutletOptions): RemoteOutlet {
  const dispatch: Dispatch = (event, ...details) => store.dispatch(event, ...details);
  const actions = createActions(host, dispatch);
  if (page.href !== location.href) actions.replaceAddress(page.href);
  const { runtime, route, outcome, incomplete = false } = page;
  const contextOf = (of: Runtime) => ({
    ...createRemoteContext(of, host.parcels),
    actions,
    ...(OwnLink && { RoutedLink: OwnLink }),
  });
  const initial: RenderedPage = {
    runtime,
    route,
    outcome,
    context: contextOf(runtime),
    ...addressNow(),
    loading: false,
    reloading: false,
  };
  const current = () => store.current().page;
  const updatePage = createPageUpdate(host, element, hydrating);
  const store = createOutletStore(
    { phase: 'adopted', page: initial, incomplete, hasRouter: memory.startRouter !== undefined },
    createEffects({
      memory,
      host,
      page: current,
      dispatch,
      contextOf,
      restoreServerPage() {
        if (!host.restoreServerPage?.())
          updatePage({ ...current(), outcome: { kind: 'failed', error: undefined } });
      },
      stop: listen(host, dispatch),
    }),
  );
  // It was changed while the page was prepared.
  if (runtime.language !== host.language.current()) dispatch(onLanguageChange);
  return {
    view: <OutletView store={store} initial={initial} host={host} updatePage={updatePage} />,
    navigate: actions.follow,
    dispose: () => dispatch(onDispose),
  };
}

/** How components reach the outlet: the same functions for as long as it is mounted. */
function createActions(host: RemoteHost, dispatch: Dispatch): PageActions {
  const navigate = (href: string, stays?: boolean) => {
    const { hash, pathname, search } = new URL(href, location.href);
    const isHere = pathname === location.pathname && search === location.search;
    dispatch(onNavigate, href, isHere ? hash : '', stays);
  };
  return {
    follow: (href) => navigate(href, host.hasTyped?.()),
    navigate: (href) => navigate(href, true),
    reload: () => dispatch(onReload),
    readAhead: () => dispatch(onReadAhead),
    replaceAddress: replaceOwnAddress,
    ...host.history,
  };
}

/** Tells the outlet what happens to the document around it, until the returned function is called. */
function listen({ language }: RemoteHost, dispatch: Dispatch): () => void {
  const handle = ({ type }: Event) =>
    type === 'pagehide' ? dispatch(onHide) : dispatch(onAddressChange, addressNow());
  // Not `scroll`, which the browser and the page send, too.
  const handleActivity = () => dispatch(onActivity);
  const listenAs = (change: 'addEventListener' | 'removeEventListener') => {
    for (const type of ['popstate', 'hashchange', 'pagehide']) window[change](type, handle);
    for (const type of ['wheel', 'touchmove', 'keydown'])
      window[change](type, handleActivity, { passive: true, once: true });
  };
  listenAs('addEventListener');
  const stopFollowing = language.subscribe(() => dispatch(onLanguageChange));
  return () => {
    stopFollowing();
    listenAs('removeEventListener');
  };
}

interface OutletViewProps {
  readonly store: OutletStore;
  /** The page that the server's HTML is of. */
  readonly initial: RenderedPage;
  readonly host: RemoteHost;
  readonly updatePage: PageUpdate;
}

function OutletView({ store, initial, host, updatePage }: OutletViewProps) {
  const page = useSyncExternalStore(
    store.subscribe,
    () => store.current().page,
    () => initial,
  );
  const { runtime, context, route, outcome, pathname, search, entry, loading } = page;
  useLayoutEffect(() => {
    if (loading) return;
    updatePage({ runtime, route, outcome });
    store.dispatch(onShow);
  }, [store, updatePage, runtime, route, outcome, entry, pathname, search, loading]);
  // After the page's own effect, which reads the scroll position: that is not recorded while the page is busy.
  useLayoutEffect(() => {
    host.setBusy(loading);
    return () => host.setBusy(false);
  }, [host, loading]);
  const { screen } = route;
  return (
    <PageView
      context={context}
      routing={page}
      id={screen}
      screen={runtime.screen(screen)}
      outcome={outcome}
      onThrow={() => store.dispatch(onThrow)}
    />
  );
}
