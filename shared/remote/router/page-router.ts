import { createBrowserRouter, replace, type RouterState } from 'react-router-dom';
import type { RemoteDefinition } from '../definition.ts';
import { browserHistory } from '../first-view/history/browser-history.ts';
import type { RemoteHost } from '../host.ts';
import { afterPaint } from '../../ui/after-paint.ts';
import { createRouterWindow } from './router-window.ts';
import { isOwnPath } from '../screen/remote-context.ts';
import type { Runtime } from '../runtime.ts';
import { redirectTargetOf, type PageOutcome, type ScreenRoute } from '../screen/shown-page.ts';

/** What the router says of the page. */
export interface RoutedPage {
  readonly route: ScreenRoute;
  readonly outcome: PageOutcome;
  readonly loading: boolean;
  readonly reloading: boolean;
}

export interface PageRouterOptions {
  readonly remote: RemoteDefinition;
  readonly host: Pick<RemoteHost, 'navigate' | 'history'>;
  readonly runtime: () => Runtime;
  /** The page at the current address, when it is shown already. */
  readonly shown: { readonly route: ScreenRoute; readonly outcome: PageOutcome } | undefined;
  readonly onChange: (page: RoutedPage) => void;
  /** Called while the first page of all is being loaded. */
  readonly onFirstLoad: () => void;
}

export interface PageRouter {
  navigate(href: string): void;
  reload(): void;
  dispose(): void;
}

/** React Router for a remote's screens, which the caller renders. */
export function startPageRouter(options: PageRouterOptions): PageRouter {
  const { remote, shown, onChange } = options;
  let isLeftOut = false;
  const onLeftOut = () => {
    isLeftOut = true;
  };
  const router = createBrowserRouter(
    remote.screens.map(({ id, path }) => ({
      id,
      path,
      hasErrorBoundary: true,
      loader: ({ params, request }) => load(options, id, params, request, onLeftOut),
    })),
    {
      window: createRouterWindow(window, options.host.history ?? browserHistory),
      ...(shown ? { hydrationData: hydrationDataOf(shown) } : {}),
    },
  );

  let isDisposed = false;
  const report = (state: RouterState) => {
    const page = pageOf(state);
    if (page) onChange(page);
    else options.onFirstLoad();
    if (!page || page.loading || page.reloading || !isLeftOut) return;
    isLeftOut = false;
    afterPaint(() => {
      if (!isDisposed) void router.revalidate();
    });
  };
  const stop = router.subscribe(report);
  report(router.state);

  return {
    navigate(href) {
      // The address that is current already gets no second entry.
      void router.navigate(href, { replace: new URL(href, location.href).href === location.href });
    },
    reload: () => void router.revalidate(),
    dispose() {
      isDisposed = true;
      stop();
      router.dispose();
    },
  };
}

async function load(
  { remote, host, runtime }: PageRouterOptions,
  id: string,
  params: ScreenRoute['params'],
  { url: href, signal }: Pick<Request, 'url' | 'signal'>,
  onLeftOut: () => void,
): Promise<unknown> {
  const url = new URL(href);
  try {
    return await runtime().loadData(id, params, url, { signal, onLeftOut });
  } catch (error) {
    const target = redirectTargetOf(error);
    if (target === undefined) throw error;
    if (isOwnPath(remote, target)) {
      // An address that is current already is replaced: as an entry of its own it would redirect whoever goes back.
      throw isCurrentLocation(url) ? replace(target) : error;
    }
    host.navigate(target);
    // The page is about to be taken out. Until then this pending load leaves it as it is.
    return new Promise(() => undefined);
  }
}

function hydrationDataOf({ route: { screen }, outcome }: NonNullable<PageRouterOptions['shown']>) {
  return outcome.kind === 'data'
    ? { loaderData: { [screen]: outcome.data } }
    : { errors: { [screen]: outcome.error } };
}

/** Undefined while the first page is being loaded. */
function pageOf(state: RouterState): RoutedPage | undefined {
  const match = state.matches.at(-1);
  const screen = match?.route.id;
  if (!state.initialized || screen === undefined) return undefined;
  const errors = state.errors ?? {};
  return {
    route: { screen, params: match?.params ?? {} },
    outcome:
      screen in errors
        ? { kind: 'failed', error: errors[screen] }
        : { kind: 'data', data: state.loaderData[screen] },
    loading: state.navigation.state !== 'idle',
    reloading: state.revalidation === 'loading',
  };
}

function isCurrentLocation(url: URL): boolean {
  return url.pathname + url.search === location.pathname + location.search;
}
