import type { SearchResponse } from '@trust/shared/contract/content/search';
import type { LoadContext } from '@trust/shared/remote';
import { apiPath, readSearchQuery, type SearchQuery } from './search.rules.ts';
import { schemaOf } from '../../parts/content-data/schema-of.ts';

/** `response` is undefined where the query is empty. */
export interface SearchData {
  readonly query: SearchQuery;
  readonly response: SearchResponse | undefined;
}

export async function loadSearch(context: LoadContext): Promise<SearchData> {
  const query = readSearchQuery(context.url.searchParams);
  if (!query.q) return { query, response: undefined };
  return { query, response: await context.queries.ensureQueryData(searchQuery(context, query)) };
}

function searchQuery({ http, language }: LoadContext, query: SearchQuery) {
  return {
    queryKey: ['search', query, language],
    queryFn: () => http.read({ base: 'api', path: apiPath(query) }, schemaOf('SearchResponse')),
  };
}
