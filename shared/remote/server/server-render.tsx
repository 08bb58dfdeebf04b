import { renderToString } from 'react-dom/server';
import type {
  ParcelRequest,
  ParcelResult,
  ParcelPlaceholder,
  RenderRequest,
  RenderResult,
} from '../../contract/pages/render.ts';
import type { ReadResult } from '../../contract/pages/data/page-data.ts';
import { withoutUnknownQuery } from '../screen/page-query.ts';
import { createHttp } from '../../http/create-http.ts';
import type { Http } from '../../http/http.ts';
import type { Head, RemoteDefinition } from '../definition.ts';
import { matchScreen } from '../router/match-screen.ts';
import { createQueryClient } from '../queries/query-client.ts';
import { describeServerRead, describeWholeRead } from '../queries/server-read.ts';
import { parcelPrefix, parcelView } from '../parcel/parcel.tsx';
import { createRuntime } from '../runtime.ts';
import { PageView } from '../screen/page-view.tsx';
import { headOf, loadPage, type PageOutcome } from '../screen/shown-page.ts';
import { createRemoteContext } from '../screen/remote-context.ts';

/** The share of the read budget that an optional read may take. The browser repeats a read that took longer. */
const OPTIONAL_READ_SHARE = 0.5;

/** The server's visitor is anonymous, and reads only what is public. */
const noToken = { held: () => undefined, token: () => Promise.resolve(undefined) };

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

/** Runs the loader of the page that is asked for. Undefined where the remote has none. Nothing is shared between calls. */
async function loadRequestedPage(remote: RemoteDefinition, request: RenderRequest, http: Http) {
  const requested = new URL(request.href);
  const route = matchScreen(remote, requested.pathname);
  if (!route) return undefined;
  const { query, single } = remote.screens.find(({ id }) => id === route.screen) ?? {};
  const url = query ? withoutUnknownQuery(requested, query) : requested;
  const queries = createQueryClient();
  const runtime = await createRuntime({ ...request, remote, http }, queries, new Map());
  return { route, url, query, single, queries, runtime, outcome: await loadPage(runtime, route, url) };
}

/** What both answers say of a page that was loaded. */
function describePage(
  { runtime, route, query, queries }: NonNullable<Awaited<ReturnType<typeof loadRequestedPage>>>,
  outcome: PageOutcome,
) {
  const screen = runtime.screen(route.screen);
  return {
    status: outcome.kind === 'failed' ? 503 : (screen.statusOf?.(outcome.data) ?? screen.status ?? 200),
    screen: route.screen,
    ...(query ? { query: [...query] } : {}),
    incomplete: queries
      .getQueryCache()
      .getAll()
      .some(({ state }) => state.status === 'error'),
  };
}

/** Reads what one page of a remote shows, without rendering it. */
export async function readPage(
  remote: RemoteDefinition,
  request: RenderRequest,
  http: Http = connect(request),
): Promise<ReadResult> {
  const page = await loadRequestedPage(remote, request, http);
  if (!page) return { outcome: 'no-match' };
  const { outcome, queries } = page;
  if (outcome.kind === 'redirect') return { outcome: 'redirect', location: outcome.location };
  if (outcome.kind === 'failed') return { outcome: 'failed' };
  return { outcome: 'page', ...describePage(page, outcome), read: describeWholeRead(queries) };
}

/** Renders one page of a remote to HTML, with its hydration state. */
export async function renderPage(
  remote: RemoteDefinition,
  request: RenderRequest,
  http: Http = connect(request),
): Promise<RenderResult> {
  const page = await loadRequestedPage(remote, request, http);
  if (!page) return { outcome: 'no-match' };
  const { route, url, single, queries, runtime, outcome } = page;
  if (outcome.kind === 'redirect')
    return { outcome: 'redirect', status: outcome.status, location: outcome.location };

  const parcels: ParcelPlaceholder[] = [];
  const context = {
    ...createRemoteContext(runtime, undefined),
    actions: NO_ACTIONS,
    saver: request.saver ?? false,
    registerParcel: (module: string, parcel: string, props: unknown, slot: string) => {
      const marker = `<!--parcel ${parcels.length}-->`;
      parcels.push({ module, parcel, props, slot, marker });
      return marker;
    },
  };
  const view = (
    <PageView
      context={context}
      routing={{ search: url.search, hash: url.hash, loading: false, reloading: false }}
      id={route.screen}
      screen={runtime.screen(route.screen)}
      outcome={outcome}
    />
  );
  return {
    outcome: 'page',
    ...describePage(page, outcome),
    html: renderToString(view, { identifierPrefix: `${remote.name}-` }),
    head: toPlainJson(headOf(runtime, route, outcome, url)),
    params: { ...route.params },
    ...(single ? { single } : {}),
    queries: describeServerRead(queries),
    failed: outcome.kind === 'failed',
    parcels,
  };
}

/** The server's page neither navigates nor reads anything again. */
const nothing = () => undefined;
const NO_ACTIONS = {
  follow: nothing,
  navigate: nothing,
  reload: nothing,
  readAhead: nothing,
  replaceAddress: nothing,
};

/** Renders one parcel to HTML. Throws when the remote has none of that name. */
export async function renderParcel(remote: RemoteDefinition, request: ParcelRequest): Promise<ParcelResult> {
  const load = remote.parcels[request.parcel];
  if (!load) throw new Error(`${remote.name} has no parcel ${request.parcel}.`);
  const runtime = await createRuntime(
    { ...request, remote, http: connect(request) },
    createQueryClient(),
    new Map(),
  );
  const { parcel } = await load();
  const view = parcelView(parcel, request.props, createRemoteContext(runtime, undefined), () => undefined);
  const identifierPrefix = parcelPrefix(remote.name, request.parcel, request.slot);
  return { html: renderToString(view, { identifierPrefix }) };
}

/** The result is sent to another process, which takes plain JSON only. */
function toPlainJson(head: Head) {
  return { ...head, jsonLd: head.jsonLd?.map((item) => ({ ...item })) };
}
