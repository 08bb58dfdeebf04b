/** How much of one kind is kept. */
export interface Bounds {
  readonly entries: number;
  /** Bytes of one answer; what is larger is not kept. */
  readonly bytesEach: number;
}

export interface KeptStore {
  find(address: string): Promise<Response | undefined>;
  /** Keeps an answer as the latest; the ones that were kept or read longest ago give way. */
  keep(address: string, answer: Response): Promise<void>;
  /** The addresses, latest first. */
  addresses(): Promise<string[]>;
}

/** Answers of one kind in the browser's cache storage, within bounds. */
export function createKeptStore(
  caches: CacheStorage,
  name: string,
  { entries, bytesEach }: Bounds,
): KeptStore {
  return {
    find: async (address) => (await caches.open(name)).match(address, { ignoreVary: true }),
    async keep(address, answer) {
      const body = await answer.arrayBuffer();
      if (body.byteLength > bytesEach) return;
      const cache = await caches.open(name);
      const headers = new Headers(answer.headers);
      // The body is no longer what these say of it.
      for (const stale of ['content-encoding', 'content-length']) headers.delete(stale);
      await cache.delete(address, { ignoreVary: true });
      await cache.put(address, new Response(body, { status: answer.status, headers }));
      // Keys come in the order in which they were put.
      const superfluous = (await cache.keys()).slice(0, -entries);
      await Promise.all(superfluous.map((request) => cache.delete(request, { ignoreVary: true })));
    },
    addresses: async () => (await (await caches.open(name)).keys()).map(({ url }) => url).reverse(),
  };
}
