import type { QueryClient } from '@tanstack/react-query';

/** What the server read for a page, by the queries' hashes. */
export interface ServerRead {
  readonly read: Readonly<Record<string, unknown>>;
  /** Of queries that say so, only what hydration needs. */
  readonly outlines: Readonly<Record<string, unknown>>;
  /** When it was read, in ms since 1970. */
  readonly at: number;
}

/** What a page's loader has read, as the page brings it to the browser. */
export function describeServerRead(client: QueryClient): ServerRead {
  const read: Record<string, unknown> = {};
  const outlines: Record<string, unknown> = {};
  let at = Infinity;
  for (const { queryHash, meta, state } of listSuccessful(client)) {
    const outline: unknown = meta?.['outline'];
    if (typeof outline === 'function') outlines[queryHash] = Reflect.apply(outline, undefined, [state.data]);
    else read[queryHash] = state.data;
    at = Math.min(at, state.dataUpdatedAt);
  }
  return { read, outlines, at: Number.isFinite(at) ? at : 0 };
}

/** All that a page's loader has read, also what the page itself brings in outline only. */
export function describeWholeRead(client: QueryClient): ServerRead['read'] {
  return Object.fromEntries(listSuccessful(client).map(({ queryHash, state }) => [queryHash, state.data]));
}

function listSuccessful(client: QueryClient) {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
}
