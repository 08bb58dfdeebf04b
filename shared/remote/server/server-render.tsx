import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type {
  ParcelRequest,
  ParcelResult,
  ParcelPlaceholder,
  RenderRequest,
  RenderResult,
} from '../../contract/pages/render.ts';
import { withoutUnknownQuery } from '../screen/page-query.ts';
import { createHttp } from '../../http/create-http.ts';
import type { Http } from '../../http/http.ts';
import { RemoteContextProvider, type RemoteContext } from '../context.tsx';
import type { Head, RemoteDefinition } from '../definition.ts';
import { createFailedHead } from '../failed-head.ts';
import { matchScreen } from '../browser/page-preparation.ts';
import { parcelPrefix, parcelView } from '../parcel/parcel.tsx';
import { createRoutedContext } from '../screen/routed-context.tsx';
import { createRoutes } from '../routes.tsx';
import { createQueries, createRuntime, type Runtime } from '../runtime.ts';
import { loadSingle, singleHead, singleView, type SingleRoute } from '../screen/single-page.tsx';
import { createRemoteContext } from '../screen/remote-context.ts';

/** The share of the read budget that an optional read may take. The browser repeats a read that took longer. */
const OPTIONAL_READ_SHARE = 0.5;

/** The server's visitor is anonymous, and reads only what is public. */
const noToken = { token: () => Promise.resolve(undefined) };

/** Calls carry the visitor's address, so that rate limits count visitors and not the gateway. */
function connect(request: ParcelRequest | RenderRequest) {
  const { bases, language, forwardedFor, readBudgetMs } = request;
  return createHttp({
    bases,
    language,
    token: noToken,
    ...(forwardedFor ? { headers: { 'X-Forwarded-For': forwardedFor } } : {}),
    ...(readBudgetMs
      ? { timeoutMs: readBudgetMs, optionalTimeoutMs: readBudgetMs * OPTIONAL_READ_SHARE }
      : {}),
  });
}

/** Renders one page of a remote to HTML, with its hydration state. Nothing is shared between calls. */
export async function renderPage(
  remote: RemoteDefinition,
  request: RenderRequest,
  http: Http = connect(request),
): Promise<RenderResult> {
  const requested = new URL(request.href);
  const match = matchScreen(remote, requested.pathname);
  if (!match) return { kind: 'no-match' };
  const { query, single } = remote.screens.find(({ id }) => id === match.id) ?? {};
  const url = query ? withoutUnknownQuery(requested, query) : requested;
  const runtime = await createRuntime({ ...request, remote, http }, createQueries(), new Map());
  await runtime.loadScreen(match.id);

  const parcels: ParcelPlaceholder[] = [];
  const serverContext = {
    saver: request.saver ?? false,
    registerParcel: (module: string, parcel: string, props: unknown, slot: string) => {
      const marker = `<!--parcel ${parcels.length}-->`;
      parcels.push({ module, parcel, props, slot, marker });
      return marker;
    },
  };
  const prepare = single ? prepareSingleView : prepareRoutedView;
  const prepared = await prepare(runtime, { screen: match.id, params: match.params }, url, serverContext);
  if ('location' in prepared)
    return { kind: 'redirect', status: prepared.status ?? 302, location: prepared.location };
  const { view, data, failed, head, params } = prepared;
  const screen = runtime.screen(match.id);
  return {
    kind: 'page',
    status: failed ? 503 : (screen.statusOf?.(data) ?? screen.status ?? 200),
    html: renderToString(view, { identifierPrefix: `${remote.name}-` }),
    head: toPlainJson(head),
    screen: match.id,
    ...(params ? { params } : {}),
    ...(query ? { query: [...query] } : {}),
    queries: dehydrate(runtime.queries),
    failed,
    incomplete: runtime.queries
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status === 'error'),
    parcels,
  };
}

/** A page with its data, ready to render, or a redirect. `params` is set where the page needs no router. */
type PreparedView =
  | { view: ReactElement; data: unknown; failed: boolean; head: Head; params?: SingleRoute['params'] }
  | { location: string; status?: number };
type ServerContext = Pick<RemoteContext, 'saver' | 'registerParcel'>;

async function prepareSingleView(
  runtime: Runtime,
  route: SingleRoute,
  url: URL,
  serverContext: ServerContext,
): Promise<PreparedView> {
  const loaded = await loadSingle(runtime, route, url);
  if (loaded.kind === 'redirect') return loaded;
  const context = { ...createRemoteContext(runtime, undefined), ...serverContext };
  return {
    view: singleView(runtime, route, loaded, context, () => Promise.resolve()),
    data: loaded.kind === 'data' ? loaded.data : undefined,
    failed: loaded.kind === 'failed',
    head: singleHead(runtime, route, loaded, url),
    params: route.params,
  };
}

async function prepareRoutedView(
  runtime: Runtime,
  { screen }: SingleRoute,
  url: URL,
  serverContext: ServerContext,
): Promise<PreparedView> {
  const routes = createRoutes({
    screens: runtime.remote.screens,
    screen: runtime.screen,
    load: (id, params) => runtime.loadData(id, params, url),
    showLocation: () => undefined,
    setBusy: () => undefined,
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response)
    return { location: context.headers.get('Location') ?? '/', status: context.status };
  const failed = context.errors !== null;
  const data: unknown = context.loaderData[screen];
  return {
    view: (
      <RemoteContextProvider value={{ ...createRoutedContext(runtime, undefined), ...serverContext }}>
        <QueryClientProvider client={runtime.queries}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </RemoteContextProvider>
    ),
    data,
    failed,
    head: failed ? createFailedHead(runtime.t) : runtime.head(screen, data, url),
  };
}

/** Renders one parcel to HTML. Throws when the remote has none of that name. */
export async function renderParcel(remote: RemoteDefinition, request: ParcelRequest): Promise<ParcelResult> {
  const load = remote.parcels[request.parcel];
  if (!load) throw new Error(`${remote.name} has no parcel ${request.parcel}.`);
  const runtime = await createRuntime(
    { ...request, remote, http: connect(request) },
    createQueries(),
    new Map(),
  );
  const { parcel } = await load();
  const view = parcelView(
    parcel,
    request.props,
    runtime,
    createRemoteContext(runtime, undefined),
    () => undefined,
  );
  const identifierPrefix = parcelPrefix(remote.name, request.parcel, request.slot);
  return { html: renderToString(view, { identifierPrefix }) };
}

/** The result is sent to another thread, which takes plain JSON only. */
function toPlainJson(head: Head) {
  return { ...head, jsonLd: head.jsonLd?.map((item) => ({ ...item })) };
}
