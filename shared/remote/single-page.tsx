import { QueryClientProvider } from '@tanstack/react-query';
import { useState, useSyncExternalStore, type ReactElement } from 'react';
import { SurroundingsProvider, type Surroundings } from './context.tsx';
import type { LoadContext } from './definition.ts';
import { applyHead } from './document-head.ts';
import { failedHead } from './failed-head.ts';
import type { RemoteHost } from './host.ts';
import { LoadProblem } from './load-problem.tsx';
import { runtimeOf, type RemoteMemory } from './remote-memory.ts';
import type { Runtime } from './runtime.ts';
import { surroundingsOf } from './surroundings.ts';

/** Which screen a page without a router shows. */
export interface SinglePlace {
  readonly screen: string;
  readonly params: LoadContext['params'];
}

/** What a page without a router needs of what is around it. */
export type SingleHost = Pick<RemoteHost, 'config' | 'language' | 'parcels' | 'go'>;

/** What a load gave: a screen's data, an address to go to instead, or what went wrong. */
type Loaded =
  | { readonly kind: 'data'; readonly data: unknown }
  | { readonly kind: 'elsewhere'; readonly location: string }
  | { readonly kind: 'failed'; readonly error: unknown };
type Shown = Exclude<Loaded, { kind: 'elsewhere' }>;

/** Loads a single page's screen and data. */
export async function loadSingle(
  runtime: Runtime,
  { screen, params }: SinglePlace,
  url: URL,
): Promise<Loaded> {
  await runtime.loadScreen(screen);
  try {
    return { kind: 'data', data: await runtime.loadData(screen, params, url) };
  } catch (error) {
    const location = error instanceof Response ? error.headers.get('Location') : null;
    return location === null ? { kind: 'failed', error } : { kind: 'elsewhere', location };
  }
}

/** A single page as it stands, the same on the server and in the browser. */
export function singleView(
  runtime: Runtime,
  place: SinglePlace,
  shown: Shown,
  surroundings: Surroundings,
  onRetry: () => Promise<void>,
): ReactElement {
  const { Screen } = runtime.screen(place.screen);
  return (
    <SurroundingsProvider value={surroundings}>
      <QueryClientProvider client={runtime.queries}>
        {shown.kind === 'data' ? (
          <Screen data={shown.data} />
        ) : (
          <SingleProblem error={shown.error} onRetry={onRetry} />
        )}
      </QueryClientProvider>
    </SurroundingsProvider>
  );
}

function SingleProblem({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return <LoadProblem error={error} busy={busy} onRetry={retry} />;
}

/** What a single page says of itself. */
export function singleHead(runtime: Runtime, { screen }: SinglePlace, shown: Shown, url: URL) {
  return shown.kind === 'data' ? runtime.head(screen, shown.data, url) : failedHead(runtime.language);
}

/**
 * Starts a page without a router. Undefined when its loader sent the visitor elsewhere. A change of language and a retry
 * read anew; every link loads a document.
 */
export async function startSingle(
  memory: RemoteMemory,
  host: SingleHost,
  place: SinglePlace,
): Promise<ReactElement | undefined> {
  const listeners = new Set<() => void>();
  let shown: { runtime: Runtime; page: Shown } | undefined;

  const read = async () => {
    const runtime = await runtimeOf(memory, host);
    const url = new URL(location.href);
    const page = await loadSingle(runtime, place, url);
    if (page.kind === 'elsewhere') return host.go(page.location);
    shown = { runtime, page };
    applyHead(singleHead(runtime, place, page, url), runtime.language, host.config.siteUrl);
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const current = () => shown;
  function View() {
    const now = useSyncExternalStore(subscribe, current, current);
    return now
      ? singleView(now.runtime, place, now.page, surroundingsOf(now.runtime, host.parcels), read)
      : null;
  }

  await read();
  if (!shown) return undefined;
  host.language.subscribe(() => void read());
  return <View />;
}
