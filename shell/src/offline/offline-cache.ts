import { DAY_MS } from '@trust/shared/contract/values/durations';
import { isOfflineCacheable, offlinePageKindOf, requestKindOf } from './offline-requests.rules.ts';
import { createOfflineStore } from './offline-store.ts';
import { createPageFiles, type PageFilesDeps, type WaitUntil } from './page-files.ts';
import { createVisitedPages, type VisitedPagesDeps } from './visited-pages.ts';

/** Names of the caches; a new number drops what older workers stored. */
export const CACHE_NAMES = {
  reading: 'pages-1',
  form: 'forms-1',
  release: 'releases-1',
  picture: 'pictures-1',
} as const;

/** A page that was stored this recently is not fetched again, in ms: one that was visited, and one that is loaded ahead. */
const FRESH_FOR_MS = 600_000;
const FRESH_AHEAD_FOR_MS = DAY_MS;
/**
 * Pauses before pages are fetched ahead again that could not be stored, in ms: the network was lost for a moment, or the
 * server was so busy that it left a part of them out.
 */
const RETRY_PAUSES_MS = [5_000, 30_000];
/** A site has some thirty categories; more than this many pages are not loaded ahead. */
const MOST_AHEAD = 60;

/** What the offline cache needs of the browser. */
export interface OfflineCacheDeps extends PageFilesDeps, VisitedPagesDeps {
  readonly caches: CacheStorage;
  now(this: void): number;
  /** Resolves after so many milliseconds. */
  wait(this: void, ms: number): Promise<void>;
}

/** The message that a page sends to the worker. */
export interface PageVisit {
  readonly page: string;
  /** Files that the page loaded before the worker was active; the browser's HTTP cache still has them. */
  readonly loaded?: readonly string[];
}

/** The message about pages that the visitor may need without a network. */
export interface PagesAhead {
  readonly ahead: readonly string[];
}

export interface OfflineCache {
  /** Answers a request; undefined leaves it to the browser. */
  respond(request: Request, waitUntil: WaitUntil): Promise<Response> | undefined;
  /** Stores a page that was not loaded through the worker. */
  storeVisit(visit: PageVisit): Promise<void>;
  /** Fetches and stores pages of the form one after the other, again where that fails; others are ignored. */
  storeAhead(pages: PagesAhead): Promise<void>;
}

/** Whether a page is elsewhere or is not there, which a moment later it still is. */
const isLasting = ({ redirected, status }: Response): boolean =>
  redirected || status === 404 || status === 410;

/** Stores the pages that a visitor reads, and answers with them when there is no network. */
export function createOfflineCache(deps: OfflineCacheDeps): OfflineCache {
  const { caches, origin, fetch } = deps;
  const release = createOfflineStore(caches, CACHE_NAMES.release, { maxEntries: 160, maxBytesEach: 600_000 });
  const pages = createVisitedPages(
    {
      release,
      reading: createOfflineStore(caches, CACHE_NAMES.reading, { maxEntries: 40, maxBytesEach: 600_000 }),
      form: createOfflineStore(caches, CACHE_NAMES.form, { maxEntries: 120, maxBytesEach: 300_000 }),
    },
    deps,
  );
  const files = createPageFiles(deps, {
    release,
    picture: createOfflineStore(caches, CACHE_NAMES.picture, { maxEntries: 80, maxBytesEach: 250_000 }),
  });

  const isFresh = async (url: URL, forMs: number): Promise<boolean> => {
    const storedAt = await pages.storedAt(url);
    return storedAt !== undefined && storedAt.getTime() >= deps.now() - forMs;
  };
  const networkFirst = async (request: Request, waitUntil: WaitUntil): Promise<Response> => {
    const url = new URL(request.url);
    const response = await fetch(request).catch(() => undefined);
    if (!response) return pages.answer(url);
    waitUntil(pages.put(url, response.clone()));
    return response;
  };

  /** Fetches and stores pages. Resolves to those that could not be stored now and may be later. */
  const storeMissing = async (urls: readonly URL[]): Promise<readonly URL[]> => {
    const missing: URL[] = [];
    for (const [at, url] of urls.entries()) {
      if (await isFresh(url, FRESH_AHEAD_FOR_MS)) continue;
      const response = await fetch(url.href).catch(() => undefined);
      // Without a network the others fail as well.
      if (!response) return [...missing, ...urls.slice(at)];
      if (!(await pages.put(url, response)) && !isLasting(response)) missing.push(url);
    }
    return missing;
  };

  return {
    respond: (request, waitUntil) =>
      requestKindOf(request, origin) === 'page'
        ? networkFirst(request, waitUntil)
        : files.respond(request, waitUntil),
    async storeVisit({ page, loaded }) {
      const url = new URL(page);
      if (url.origin !== origin || !isOfflineCacheable(url)) return;
      if (!(await isFresh(url, FRESH_FOR_MS))) {
        await pages.put(url, await fetch(page, loaded ? { cache: 'force-cache' } : {}));
      }
      for (const file of loaded ?? []) await files.storeLoaded(file);
    },
    async storeAhead({ ahead }) {
      const urls = ahead.slice(0, MOST_AHEAD).map((page) => new URL(page, origin));
      let missing = await storeMissing(
        urls.filter((url) => url.origin === origin && offlinePageKindOf(url.pathname) === 'form'),
      );
      for (const pauseMs of RETRY_PAUSES_MS) {
        if (missing.length === 0) return;
        await deps.wait(pauseMs);
        missing = await storeMissing(missing);
      }
    },
  };
}
