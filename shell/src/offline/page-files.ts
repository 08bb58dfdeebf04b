import { requestKindOf, type InterceptedRequest } from './offline-requests.rules.ts';
import type { OfflineStore } from './offline-store.ts';

export interface PageFilesDeps {
  readonly origin: string;
  fetch(this: void, request: Request | string, options?: RequestInit): Promise<Response>;
}

/** `waitUntil` of the worker's event extends the worker's life. */
export type WaitUntil = (work: Promise<unknown>) => void;

/** The files that pages load: of releases, which never change, and pictures. */
export interface PageFiles {
  /** Answers from the store, else from the network; undefined for a request of another kind. */
  respond(request: Request, waitUntil: WaitUntil): Promise<Response> | undefined;
  /** Stores a file that a page has loaded already; the browser's HTTP cache still has it. */
  storeLoaded(url: string): Promise<void>;
}

export function createPageFiles(
  { origin, fetch }: PageFilesDeps,
  stores: Readonly<Record<'release' | 'picture', OfflineStore>>,
): PageFiles {
  const storeFor = (request: InterceptedRequest): OfflineStore | undefined => {
    const kind = requestKindOf(request, origin);
    return kind === 'release' || kind === 'picture' ? stores[kind] : undefined;
  };
  const cacheFirst = async (store: OfflineStore, request: Request, waitUntil: WaitUntil) => {
    const stored = await store.find(request.url);
    if (stored) return stored;
    const response = await fetch(request);
    if (response.status === 200) waitUntil(store.put(request.url, response.clone()));
    return response;
  };
  return {
    respond(request, waitUntil) {
      const store = storeFor(request);
      return store && cacheFirst(store, request, waitUntil);
    },
    async storeLoaded(url) {
      const store = storeFor({ method: 'GET', url, mode: 'no-cors', headers: new Headers() });
      if (!store || (await store.find(url))) return;
      const response = await fetch(url, { cache: 'force-cache' });
      if (response.status === 200) await store.put(url, response);
    },
  };
}
