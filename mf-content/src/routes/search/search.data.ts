import { SearchAnswer } from '@trust/shared/contract/search';
import type { LoadContext } from '@trust/shared/remote';
import { apiPath, readAsked, type SearchAsked } from './search.rules.ts';

/** `found` is missing where nothing was asked for. */
export interface SearchData {
  readonly asked: SearchAsked;
  readonly found: SearchAnswer | undefined;
}

export async function loadSearch(context: LoadContext): Promise<SearchData> {
  const asked = readAsked(context.url.searchParams);
  if (!asked.q) return { asked, found: undefined };
  return { asked, found: await context.queries.ensureQueryData(searchQuery(context, asked)) };
}

function searchQuery({ http, language }: LoadContext, asked: SearchAsked) {
  return {
    queryKey: ['search', asked, language],
    queryFn: () => http.read({ base: 'api', path: apiPath(asked) }, SearchAnswer),
  };
}
