import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { hashQueryKey } from './query-hash.ts';
import type { ServerRead } from './server-read.ts';

/** How loaders read: what is read for a key is shared. */
export type Queries = Pick<QueryClient, 'ensureQueryData'>;

/** A query of which the page that the server renders brings only an outline. */
export interface OutlinedQuery<Data, Outline> {
  readonly queryKey: QueryKey;
  queryFn(this: void): Promise<Data>;
  /** What hydration needs of the data. */
  outline(this: void, data: NoInfer<Data>): Outline;
}

/**
 * Reads what the browser needs only in outline until the visitor goes on: on the server, and after the first view, the
 * data; while the server's page is hydrated, its outline.
 */
export function readOutlined<Data, Outline>(
  queries: Queries,
  { outline, ...query }: OutlinedQuery<Data, Outline>,
): Promise<Data | Outline> {
  return queries.ensureQueryData<Data | Outline>({ ...query, meta: { outline } });
}

/** A remote's queries in one document. */
export interface DocumentQueries extends Queries {
  /** Loads the query client. It takes over what the server read. */
  loadClient(): Promise<QueryClient>;
  /**
   * The same queries for hydration alone: what the server read answers, and so do outlines, whatever else is asked for;
   * `refuse` answers the rest.
   */
  forHydration(refuse: () => Promise<never>): DocumentQueries;
}

/**
 * Answers reads with what the server read. The first other read loads the query client, which a first view rarely
 * needs.
 */
export function createDocumentQueries(state?: unknown): DocumentQueries {
  const { read, outlines, at } = isServerRead(state) ? state : { read: {}, outlines: {}, at: 0 };
  let client: Promise<QueryClient> | undefined;

  const loadClient = () =>
    (client ??= import(/* webpackChunkName: "queries" */ './query-client.ts').then(
      ({ createQueryClient }) => createQueryClient({ read, at }),
      (error: unknown) => {
        client = undefined;
        throw error;
      },
    ));
  const queries: DocumentQueries = {
    loadClient,
    forHydration: (refuse) => ({
      ...queries,
      ensureQueryData: ({ queryKey }) => answerFrom({ ...read, ...outlines }, queryKey) ?? refuse(),
    }),
    ensureQueryData: async (options) =>
      (client ? undefined : answerFrom(read, options.queryKey)) ??
      (await loadClient()).ensureQueryData(options),
  };
  return queries;
}

/** Undefined for what the server has not read. */
function answerFrom(known: ServerRead['read'], key: QueryKey): Promise<never> | undefined {
  const hash = hashQueryKey(key);
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what the server read has the query's type
  return hash in known ? Promise.resolve(known[hash] as never) : undefined;
}

function isServerRead(value: unknown): value is ServerRead {
  return typeof value === 'object' && value !== null && 'outlines' in value;
}
