import type { QueryClient } from '@tanstack/react-query';
import { pageDataAddress } from '../../contract/pages/data/page-data-address.ts';
import type { PageData } from '../../contract/pages/data/page-data.ts';
import type { RemoteDefinition } from '../definition.ts';
import { LEFT_OUT, UnavailableError } from '../../http/http.ts';
import { isOwnPath } from '../screen/remote-context.ts';
import type { DocumentQueries } from '../queries/queries.ts';
import { seedQueries } from '../queries/query-client.ts';
import { redirectTo } from '../redirect.ts';
import type { LoadedScreens, LoadOptions, Runtime } from '../runtime.ts';
import type { ScreenRoute } from '../screen/shown-page.ts';

/** How long the answer may take, in ms, before the loader reads by itself. */
const WAIT_MS = 5_000;
/** After an answer that did not come none is asked for, in ms: every page would wait for it. */
const PAUSE_MS = 30_000;

/** For a request that got no answer that can be read. */
const NO_ANSWER = 599;

/** What is remembered of a page's data; what was read is in the queries. */
type SeededPage = Exclude<PageData, { outcome: 'failed' | 'page' }> | { readonly outcome: 'page' };

/** Why a page's data did not come. */
class NoPageDataError extends Error {
  override readonly name = 'NoPageDataError';
  readonly status: number | undefined;

  /** `status` is undefined where the loader failed on the server, too. */
  constructor(status?: number) {
    super('The page’s data did not come.');
    this.status = status;
  }
}

/** What is remembered of a remote in one document. */
export interface PageDataMemory {
  readonly remote: RemoteDefinition;
  readonly screens: LoadedScreens;
  readonly queries: Pick<DocumentQueries, 'loadClient'>;
  /** Until when, in ms since 1970, no page's data are asked for in one answer; set where it did not come. */
  noPageDataUntil?: number;
}

/**
 * Loads a page's data: asks for all of it at once, unless that was done a moment ago, and runs the loader, which then finds
 * it. Where nothing comes in time the loader reads by itself.
 */
export async function loadWithPageData(
  memory: PageDataMemory,
  runtime: Runtime,
  releaseId: string,
  { screen, params }: ScreenRoute,
  url: URL,
  { signal, onLeftOut }: LoadOptions,
): Promise<unknown> {
  const loaded = memory.screens.get(screen);
  // On Back to another remote's page the router takes it for one that does not exist, until it is stopped.
  if ((loaded && !loaded.load) || !isOwnPath(memory.remote, url.href))
    return runtime.loadData(screen, params, url);
  // Meanwhile. A failure is met by the loader.
  runtime.loadScreen(screen).catch(() => undefined);
  const client = await memory.queries.loadClient();
  const { remote, language } = runtime;
  const address = pageDataAddress(remote.name, releaseId, language, url.pathname + url.search);
  const { page, isNew } = await readPageData(memory, client, address, signal);
  // Nobody waits for it any more.
  if (signal?.aborted) throw new NoPageDataError();
  if (page?.outcome === 'busy' && !isCurrentAddress(url)) {
    location.assign(url);
    // The document takes this page's place. Until then this pending load leaves it as it is.
    return new Promise(() => undefined);
  }
  if (page?.outcome === 'redirect') throw redirectTo(page.location);
  if (page?.outcome === 'page' && isNew && onLeftOut) {
    const known = answerFrom(client);
    try {
      const data = await runtime.loadData(screen, params, url, known);
      if (known.hasLeftOut()) onLeftOut();
      return data;
    } catch (error) {
      if (!known.hasLeftOut()) throw error;
    }
  }
  return runtime.loadData(screen, params, url);
}

/** Undefined where the loader must read by itself. `isNew` where it was asked for now. */
async function readPageData(
  memory: PageDataMemory,
  client: QueryClient,
  address: string,
  signal: AbortSignal | undefined,
): Promise<{ page: SeededPage | { outcome: 'busy' } | undefined; isNew: boolean }> {
  let isNew = false;
  if (Date.now() < (memory.noPageDataUntil ?? 0)) return { page: undefined, isNew };
  const queryKey = ['page-data', address];
  const cancel = () => void client.cancelQueries({ queryKey, exact: true });
  signal?.addEventListener('abort', cancel);
  try {
    const page = await client.fetchQuery({
      queryKey,
      queryFn: async (context): Promise<SeededPage> => {
        isNew = true;
        const data = await fetchPageData(address, context.signal);
        if (data.outcome === 'failed') throw new NoPageDataError();
        if (data.outcome === 'redirect') return data;
        seedQueries(client, data.read, Date.now());
        return { outcome: 'page' };
      },
    });
    return { page, isNew };
  } catch (error) {
    if (signal?.aborted) return { page: undefined, isNew };
    const status = error instanceof NoPageDataError ? error.status : NO_ANSWER;
    if (status === 503) return { page: { outcome: 'busy' }, isNew };
    // The release is not served any more, and will not be again while this page is open.
    if (status === 409) memory.noPageDataUntil = Infinity;
    else if (status !== undefined && status >= 500) memory.noPageDataUntil = Date.now() + PAUSE_MS;
    return { page: undefined, isNew };
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

/** By hand: AbortSignal.timeout and AbortSignal.any are missing in older browsers. */
async function fetchPageData(address: string, signal: AbortSignal): Promise<PageData> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, WAIT_MS);
  signal.addEventListener('abort', abort);
  try {
    const answer = await fetch(address, { credentials: 'omit', signal: controller.signal });
    if (!answer.ok) throw new NoPageDataError(answer.status);
    const data: unknown = await answer.json();
    if (!isPageData(data)) throw new Error('The answer is no page’s data.');
    return data;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** What its queries have, and nothing else: a part that the server went without is read after the page is painted. */
function answerFrom(client: QueryClient) {
  let leftOut = false;
  const refuse = () => {
    leftOut = true;
    return Promise.reject(new UnavailableError(LEFT_OUT));
  };
  const ensureQueryData: QueryClient['ensureQueryData'] = ({ queryKey }) => {
    const data = client.getQueryData(queryKey);
    // oxlint-disable-next-line typescript/consistent-type-assertions -- what is stored for a key has the query's type
    return data === undefined ? refuse() : Promise.resolve(data as never);
  };
  return {
    queries: { ensureQueryData },
    http: { read: refuse, send: refuse, upload: refuse },
    hasLeftOut: () => leftOut,
  };
}

/** Checks the outcome only: the gateway has parsed what a bundle of this very release gave. */
function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'outcome' in value;
}

function isCurrentAddress({ pathname, search }: URL): boolean {
  return location.pathname === pathname && location.search === search;
}
