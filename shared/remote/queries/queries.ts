import { hashKey, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** How loaders read: what is read for a key is shared. */
export type Queries = Pick<QueryClient, 'ensureQueryData'>;

/** A remote's queries in one document. */
export interface DocumentQueries extends Queries {
  /** Loads the query client. It takes over what the server read. */
  loadClient(): Promise<QueryClient>;
}

/**
 * Answers reads with what the server read. The first other read loads the query client, which a first view rarely
 * needs.
 */
export function createDocumentQueries(dehydrated?: unknown): DocumentQueries {
  const { queries } = isDehydrated(dehydrated) ? dehydrated : { queries: [] };
  const serverRead = new Map<string, unknown>(queries.map(({ queryHash, state }) => [queryHash, state.data]));
  let client: Promise<QueryClient> | undefined;

  const loadClient = () =>
    (client ??= import(/* webpackChunkName: "router" */ './query-client.ts').then(
      ({ createQueryClient }) => createQueryClient(dehydrated),
      (error: unknown) => {
        client = undefined;
        throw error;
      },
    ));
  return {
    loadClient,
    async ensureQueryData(options) {
      const hash = hashKey(options.queryKey);
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- what the server read has the query's type
      if (!client && serverRead.has(hash)) return serverRead.get(hash) as never;
      return (await loadClient()).ensureQueryData(options);
    },
  };
}

function isDehydrated(value: unknown): value is DehydratedState {
  return typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries);
}
