import { QueryClient, type EnsureQueryDataOptions, type QueryKey } from '@tanstack/react-query';
import type { ServerRead } from './server-read.ts';

/** Data younger than this is shown without another request, so that Back is immediate; in ms. */
const STALE_TIME_MS = 30_000;

/** Loaders read data anew once it is stale. Where that fails, they get the stale data. */
class PageQueryClient extends QueryClient {
  override async ensureQueryData<
    Data = unknown,
    Failure = Error,
    Selected = Data,
    Key extends QueryKey = QueryKey,
  >(options: EnsureQueryDataOptions<Data, Failure, Selected, Key>): Promise<Selected> {
    try {
      return await this.fetchQuery(options);
    } catch (error) {
      const known = this.getQueryData<Selected>(options.queryKey);
      if (known === undefined) throw error;
      return known;
    }
  }
}

/** Creates a query client with what the server has read. */
export function createQueryClient({ read, at }: Pick<ServerRead, 'read' | 'at'> = NOTHING): QueryClient {
  const queries = new PageQueryClient({
    defaultOptions: {
      // By default a query waits silently for a network. It must fail, so that the page offers a Retry.
      queries: { staleTime: STALE_TIME_MS, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
  seedQueries(queries, read, at);
  return queries;
}

/** Stores what the server read. `at` is in ms since 1970. */
export function seedQueries(queries: QueryClient, read: ServerRead['read'], at: number): void {
  // The server's clock may be ahead of this one.
  const updatedAt = Math.min(at, Date.now());
  for (const [hash, data] of Object.entries(read)) queries.setQueryData(keyOf(hash), data, { updatedAt });
}

const NOTHING = { read: {}, at: 0 };

/** A hash is its key as JSON. */
function keyOf(hash: string): QueryKey {
  const key: unknown = JSON.parse(hash);
  return Array.isArray(key) ? key : [];
}
