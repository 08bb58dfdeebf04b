import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type {
  ParcelRequest,
  ParcelResult,
  PlacedParcel,
  RenderRequest,
  RenderResult,
} from '../contract/render.ts';
import { createHttp } from '../http/create-http.ts';
import { SurroundingsProvider, type Surroundings } from './context.tsx';
import type { Head, RemoteDefinition } from './definition.ts';
import { failedHead } from './failed-head.ts';
import { matchScreen } from './page-preparation.ts';
import { parcelPrefix, parcelView } from './parcel.tsx';
import { routedSurroundingsOf } from './routed-surroundings.tsx';
import { createRoutes } from './routes.tsx';
import { createQueries, createRuntime, type Runtime } from './runtime.ts';
import { loadSingle, singleHead, singleView, type SinglePlace } from './single-page.tsx';
import { surroundingsOf } from './surroundings.ts';

/** How much of the time for reads a page waits for what it can do without: the visitor's browser asks again. */
const PART_SHARE = 0.5;

/** The server's visitor is anonymous, and reads only what is public. */
const noToken = { token: () => Promise.resolve(undefined) };

/** Calls pass on the visitor's address, so that limits count visitors and not the gateway. */
function connect(request: ParcelRequest | RenderRequest) {
  const { bases, language, forwardedFor, readBudgetMs } = request;
  return createHttp({
    bases,
    language,
    token: noToken,
    ...(forwardedFor ? { headers: { 'X-Forwarded-For': forwardedFor } } : {}),
    ...(readBudgetMs ? { timeoutMs: readBudgetMs, partTimeoutMs: readBudgetMs * PART_SHARE } : {}),
  });
}

/** Renders one page of a remote to HTML, with what it read. Keeps nothing between calls. */
export async function renderPage(remote: RemoteDefinition, request: RenderRequest): Promise<RenderResult> {
  const url = new URL(request.href);
  const match = matchScreen(remote, url.pathname);
  if (!match) return { kind: 'no-match' };
  const runtime = await createRuntime(
    { ...request, remote, http: connect(request) },
    createQueries(),
    new Map(),
  );
  await runtime.loadScreen(match.id);

  const parcels: PlacedParcel[] = [];
  const ownOnServer = {
    saver: request.saver ?? false,
    placeParcel: (module: string, parcel: string, props: unknown, slot: string) => {
      const marker = `<!--parcel ${parcels.length}-->`;
      parcels.push({ module, parcel, props, slot, marker });
      return marker;
    },
  };
  const draw = remote.screens.find(({ id }) => id === match.id)?.single ? drawSingle : drawRouted;
  const drawn = await draw(runtime, { screen: match.id, params: match.params }, url, ownOnServer);
  if ('location' in drawn) return { kind: 'redirect', status: drawn.status ?? 302, location: drawn.location };
  const { view, data, failed, head, params } = drawn;
  const shown = runtime.screen(match.id);
  return {
    kind: 'page',
    status: failed ? 503 : (shown.statusOf?.(data) ?? shown.status ?? 200),
    html: renderToString(view, { identifierPrefix: `${remote.name}-` }),
    head: asPlain(head),
    screen: match.id,
    ...(params ? { params } : {}),
    queries: dehydrate(runtime.queries),
    failed,
    incomplete: runtime.queries
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status === 'error'),
    parcels,
  };
}

/** A page that was read and can be drawn, or where to go instead; `params` where it needs no router. */
type Readied =
  | { view: ReactElement; data: unknown; failed: boolean; head: Head; params?: SinglePlace['params'] }
  | { location: string; status?: number };
type OwnOnServer = Pick<Surroundings, 'saver' | 'placeParcel'>;

async function drawSingle(
  runtime: Runtime,
  place: SinglePlace,
  url: URL,
  ownOnServer: OwnOnServer,
): Promise<Readied> {
  const shown = await loadSingle(runtime, place, url);
  if (shown.kind === 'elsewhere') return shown;
  const surroundings = { ...surroundingsOf(runtime, undefined), ...ownOnServer };
  return {
    view: singleView(runtime, place, shown, surroundings, () => Promise.resolve()),
    data: shown.kind === 'data' ? shown.data : undefined,
    failed: shown.kind === 'failed',
    head: singleHead(runtime, place, shown, url),
    params: place.params,
  };
}

async function drawRouted(
  runtime: Runtime,
  { screen }: SinglePlace,
  url: URL,
  ownOnServer: OwnOnServer,
): Promise<Readied> {
  const routes = createRoutes({
    screens: runtime.remote.screens,
    screen: runtime.screen,
    load: (id, params) => runtime.loadData(id, params, url),
    arrived: () => undefined,
    busy: () => undefined,
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response)
    return { location: context.headers.get('Location') ?? '/', status: context.status };
  const failed = context.errors !== null;
  const data: unknown = context.loaderData[screen];
  return {
    view: (
      <SurroundingsProvider value={{ ...routedSurroundingsOf(runtime, undefined), ...ownOnServer }}>
        <QueryClientProvider client={runtime.queries}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </QueryClientProvider>
      </SurroundingsProvider>
    ),
    data,
    failed,
    head: failed ? failedHead(runtime.language) : runtime.head(screen, data, url),
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
    surroundingsOf(runtime, undefined),
    () => undefined,
  );
  const identifierPrefix = parcelPrefix(remote.name, request.parcel, request.slot);
  return { html: renderToString(view, { identifierPrefix }) };
}

/** The result crosses a thread: only plain JSON does. */
function asPlain(head: Head) {
  return { ...head, jsonLd: head.jsonLd?.map((item) => ({ ...item })) };
}
