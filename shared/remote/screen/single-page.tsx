import { QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { RemoteContextProvider, type RemoteContext } from '../context.tsx';
import type { LoadContext } from '../definition.ts';
import { applyHead } from '../browser/document-head.ts';
import { createFailedHead } from '../failed-head.ts';
import type { RemoteHost } from '../host.ts';
import { LoadFailure } from './load-failure.tsx';
import { loadRuntime, type RemoteMemory } from '../browser/remote-memory.ts';
import type { Runtime } from '../runtime.ts';
import { createRemoteContext } from './remote-context.ts';

/** Which screen a single page, one without a router, shows. */
export interface SingleRoute {
  readonly screen: string;
  readonly params: LoadContext['params'];
}

/** What a single page needs of its host. */
export type SingleHost = Pick<RemoteHost, 'config' | 'language' | 'parcels' | 'navigate'>;

/** How a load ended: with data, a redirect or an error. */
type LoadOutcome =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'failed'; readonly error: unknown };
type ShownPage = Exclude<LoadOutcome, { kind: 'redirect' }>;

/** Loads a single page's screen and data. */
export async function loadSingle(
  runtime: Runtime,
  { screen, params }: SingleRoute,
  url: URL,
): Promise<LoadOutcome> {
  await runtime.loadScreen(screen);
  try {
    return { kind: 'data', data: await runtime.loadData(screen, params, url) };
  } catch (error) {
    const location = error instanceof Response ? error.headers.get('Location') : null;
    return location === null ? { kind: 'failed', error } : { kind: 'redirect', location };
  }
}

/** Renders a single page; the same on the server and in the browser. */
export function singleView(
  runtime: Runtime,
  route: SingleRoute,
  shown: ShownPage,
  context: RemoteContext,
  onRetry: () => Promise<void>,
): ReactElement {
  const { Screen } = runtime.screen(route.screen);
  return (
    <RemoteContextProvider value={context}>
      <QueryClientProvider client={runtime.queries}>
        {shown.kind === 'data' ? (
          <Screen data={shown.data} />
        ) : (
          <SingleFailure error={shown.error} onRetry={onRetry} />
        )}
      </QueryClientProvider>
    </RemoteContextProvider>
  );
}

function SingleFailure({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return <LoadFailure error={error} busy={busy} onRetry={retry} />;
}

export function singleHead(runtime: Runtime, { screen }: SingleRoute, shown: ShownPage, url: URL) {
  return shown.kind === 'data' ? runtime.head(screen, shown.data, url) : createFailedHead(runtime.t);
}

/**
 * Starts a single page. Undefined when its loader redirected. A change of language and a retry load its data again.
 * Every link loads a document.
 */
export async function startSingle(
  memory: RemoteMemory,
  host: SingleHost,
  route: SingleRoute,
): Promise<ReactElement | undefined> {
  const listeners = new Set<() => void>();
  let shown: { runtime: Runtime; page: ShownPage } | undefined;

  const read = async () => {
    const runtime = await loadRuntime(memory, host);
    const url = new URL(location.href);
    const page = await loadSingle(runtime, route, url);
    if (page.kind === 'redirect') return host.navigate(page.location);
    shown = { runtime, page };
    applyHead(singleHead(runtime, route, page, url), runtime.language, host.config);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => shown;
  function View() {
    const currentPage = useSyncExternalStore(subscribe, current, current);
    return currentPage
      ? singleView(
          currentPage.runtime,
          route,
          currentPage.page,
          createRemoteContext(currentPage.runtime, host.parcels),
          read,
        )
      : null;
  }

  await read();
  if (!shown) return undefined;
  host.language.subscribe(() => void read());
  return <View />;
}
