import { hydrate, QueryClient } from '@tanstack/react-query';

/** Data younger than this is shown without another request, so that Back is immediate; in ms. */
const STALE_TIME_MS = 30_000;

export function createQueryClient(dehydrated?: unknown): QueryClient {
  const queries = new QueryClient({
    defaultOptions: {
      // By default a query waits silently for a network. It must fail, so that the page offers a Retry.
      queries: { staleTime: STALE_TIME_MS, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  });
  if (dehydrated) hydrate(queries, dehydrated);
  return queries;
}
