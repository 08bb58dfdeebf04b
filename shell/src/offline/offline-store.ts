/** How much a store may hold. */
export interface StoreLimits {
  readonly maxEntries: number;
  /** Bytes of one response; a larger one is not stored. */
  readonly maxBytesEach: number;
}

export interface OfflineStore {
  find(address: string): Promise<Response | undefined>;
  /** Stores a response as the latest and deletes the oldest beyond the limit. */
  put(address: string, response: Response): Promise<void>;
  /** The addresses, latest first. */
  addresses(): Promise<string[]>;
}

/** Responses of one kind in the browser's cache storage, within limits. */
export function createOfflineStore(
  caches: CacheStorage,
  name: string,
  { maxEntries, maxBytesEach }: StoreLimits,
): OfflineStore {
  return {
    find: async (address) => (await caches.open(name)).match(address, { ignoreVary: true }),
    async put(address, response) {
      const body = await response.arrayBuffer();
      if (body.byteLength > maxBytesEach) return;
      const cache = await caches.open(name);
      const headers = new Headers(response.headers);
      // These describe the compressed body; the stored one is decoded.
      for (const outdated of ['content-encoding', 'content-length']) headers.delete(outdated);
      await cache.delete(address, { ignoreVary: true });
      await cache.put(address, new Response(body, { status: response.status, headers }));
      // Keys are in the order of their `put`.
      const excess = (await cache.keys()).slice(0, -maxEntries);
      await Promise.all(excess.map((request) => cache.delete(request, { ignoreVary: true })));
    },
    addresses: async () => (await (await caches.open(name)).keys()).map(({ url }) => url).reverse(),
  };
}
