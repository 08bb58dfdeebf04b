import { isOfflineCacheable, requestKindOf } from './offline-requests.rules.ts';
import { createOfflineStore } from './offline-store.ts';
import { createPageFiles, type PageFilesDeps, type WaitUntil } from './page-files.ts';
import { createVisitedPages, type VisitedPagesDeps } from './visited-pages.ts';

/** Names of the caches; a new number drops what older workers stored. */
export const CACHE_NAMES = { page: 'pages-1', release: 'releases-1', picture: 'pictures-1' } as const;

/** A visited page that was stored this recently is not fetched again, in ms. */
const FRESH_FOR_MS = 600_000;

/** What the offline cache needs of the browser. */
export interface OfflineCacheDeps extends PageFilesDeps, VisitedPagesDeps {
  readonly caches: CacheStorage;
  now(this: void): number;
}

/** The message that a page sends to the worker. */
export interface PageVisit {
  readonly page: string;
  /** Files that the page loaded before the worker was active; the browser's HTTP cache still has them. */
  readonly loaded?: readonly string[];
}

export interface OfflineCache {
  /** Answers a request; undefined leaves it to the browser. */
  respond(request: Request, waitUntil: WaitUntil): Promise<Response> | undefined;
  /** Stores a page that was not loaded through the worker. */
  storeVisit(visit: PageVisit): Promise<void>;
}

/** Stores the pages that a visitor reads, and answers with them when there is no network. */
export function createOfflineCache(deps: OfflineCacheDeps): OfflineCache {
  const { caches, origin, fetch } = deps;
  const pages = createVisitedPages(
    createOfflineStore(caches, CACHE_NAMES.page, { maxEntries: 40, maxBytesEach: 600_000 }),
    deps,
  );
  const files = createPageFiles(deps, {
    release: createOfflineStore(caches, CACHE_NAMES.release, { maxEntries: 160, maxBytesEach: 600_000 }),
    picture: createOfflineStore(caches, CACHE_NAMES.picture, { maxEntries: 80, maxBytesEach: 250_000 }),
  });

  const networkFirst = async (request: Request, waitUntil: WaitUntil): Promise<Response> => {
    const url = new URL(request.url);
    const response = await fetch(request).catch(() => undefined);
    if (!response) return pages.answer(url);
    waitUntil(pages.put(url, response.clone()));
    return response;
  };

  return {
    respond: (request, waitUntil) =>
      requestKindOf(request, origin) === 'page'
        ? networkFirst(request, waitUntil)
        : files.respond(request, waitUntil),
    async storeVisit({ page, loaded }) {
      const url = new URL(page);
      if (url.origin !== origin || !isOfflineCacheable(url)) return;
      const storedAt = await pages.storedAt(url);
      if (!storedAt || storedAt.getTime() < deps.now() - FRESH_FOR_MS) {
        await pages.put(url, await fetch(page, loaded ? { cache: 'force-cache' } : {}));
      }
      for (const file of loaded ?? []) await files.storeLoaded(file);
    },
  };
}
