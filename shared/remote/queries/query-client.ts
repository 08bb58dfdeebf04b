import { QueryClient, type QueryKey } from '@tanstack/react-query';
import type { ServerRead } from './server-read.ts';

/** Data younger than this is shown without another request, so that Back is immediate; in ms. */
const STALE_TIME_MS = 30_000;

/** Creates a query client with what the server has read. */
export function createQueryClient({ read, at }: Pick<ServerRead, 'read' | 'at'> = NOTHING): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      // By default a query waits silently for a network. It must fail, so that the page offers a Retry.
      queries: { staleTime: STALE_TIME_MS, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
  for (const [hash, data] of Object.entries(read)) {
    queries.setQueryData(keyOf(hash), data, { updatedAt: at });
  }
  return queries;
}

const NOTHING = { read: {}, at: 0 };

/** A hash is its key as JSON. */
function keyOf(hash: string): QueryKey {
  const key: unknown = JSON.parse(hash);
  return Array.isArray(key) ? key : [];
}
