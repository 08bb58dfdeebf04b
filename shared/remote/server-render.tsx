import { dehydrate, QueryClientProvider } from '@tanstack/react-query';
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
import { surroundingsOf } from './area.tsx';
import { SurroundingsProvider } from './context.tsx';
import type { Head, RemoteDefinition } from './definition.ts';
import { kitTexts } from './kit.texts.ts';
import { parcelPrefix, parcelView } from './parcel.tsx';
import { createRoutes } from './routes.tsx';
import { createQueries, createRuntime, matchScreen, type Runtime } from './runtime.ts';

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
    ...(readBudgetMs ? { timeoutMs: readBudgetMs } : {}),
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

  const routes = createRoutes({
    screens: remote.screens,
    screen: runtime.screen,
    load: (id, params) => runtime.loadData(id, params, url),
    arrived: () => undefined,
    busy: () => undefined,
  });
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'redirect', status: 302, location: context.headers.get('Location') ?? '/' };
  }

  const parcels: PlacedParcel[] = [];
  const surroundings = {
    ...surroundingsOf(runtime, undefined),
    saver: request.saver ?? false,
    placeParcel: (module: string, parcel: string, props: unknown, slot: string) => {
      const marker = `<!--parcel ${parcels.length}-->`;
      parcels.push({ module, parcel, props, slot, marker });
      return marker;
    },
  };
  const html = renderToString(
    <SurroundingsProvider value={surroundings}>
      <QueryClientProvider client={runtime.queries}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </QueryClientProvider>
    </SurroundingsProvider>,
    { identifierPrefix: `${remote.name}-` },
  );
  const failed = context.errors !== null;
  const data: unknown = context.loaderData[match.id];
  const shown = runtime.screen(match.id);
  return {
    kind: 'page',
    status: failed ? 503 : (shown.statusOf?.(data) ?? shown.status ?? 200),
    html,
    head: asPlain(failed ? failedHead(runtime) : runtime.head(match.id, data, url)),
    screen: match.id,
    queries: dehydrate(runtime.queries),
    failed,
    parcels,
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

function failedHead({ language }: Runtime): Head {
  return { title: kitTexts[language]['kit.failed.title'], description: '', noIndex: true };
}

/** The result crosses a thread: only plain JSON does. */
function asPlain(head: Head) {
  return { ...head, jsonLd: head.jsonLd?.map((item) => ({ ...item })) };
}
