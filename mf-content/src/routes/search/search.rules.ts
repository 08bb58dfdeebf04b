import type { SearchKind, SearchResponse } from '@trust/shared/contract/content/search';
import { cutQuery, MAX_FOUND, SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import { SEARCH_PATH } from '@trust/shared/contract/pages/paths';

/** The search in the address; without a kind it is for all of them. `page` counts from 1. */
export interface SearchQuery {
  readonly q: string;
  readonly kind: SearchKind | undefined;
  readonly page: number;
  /** What was typed is searched, also where it looks misspelt. */
  readonly exact: boolean;
}

/** Results on one page. */
const PAGE_SIZE = 20;

/** The last page that there can be. */
const LAST_PAGE = (SEARCH_KINDS.length * MAX_FOUND) / PAGE_SIZE;

/** Reads the search from an address; invalid values are ignored, and what is too long is cut. */
export function readSearchQuery(search: URLSearchParams): SearchQuery {
  const kind = search.get('kind');
  const page = /^[1-9][0-9]?$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    q: cutQuery(search.get('q')),
    kind: SEARCH_KINDS.find((known) => known === kind),
    page: Math.min(page, LAST_PAGE),
    exact: search.get('exact') === '1',
  };
}

/** The address of a search, without default values. */
export function hrefOf({ q, kind, page, exact }: SearchQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (kind) search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  if (exact) search.set('exact', '1');
  return search.size > 0 ? `${SEARCH_PATH}?${search.toString()}` : SEARCH_PATH;
}

/** The search as the api takes it. All kinds are named: an api that is newer than an open page may find more of them. */
export function apiPath({ q, kind, page, exact }: SearchQuery): string {
  const search = new URLSearchParams({
    q,
    limit: String(PAGE_SIZE),
    skip: String((page - 1) * PAGE_SIZE),
    kinds: kindsOf(kind).join(','),
    ...(exact && { exact: 'true' }),
  });
  return `search?${search.toString()}`;
}

function kindsOf(kind: SearchKind | undefined): readonly SearchKind[] {
  return kind ? [kind] : SEARCH_KINDS;
}

/** How many results there are of a kind, or of all. */
export function countOf(counts: SearchResponse['counts'], kind: SearchKind | undefined): number {
  return kindsOf(kind).reduce((sum, one) => sum + counts[one], 0);
}

/** Whether there may be more than the api counts. */
export function isCutOff(counts: SearchResponse['counts'], kind: SearchKind | undefined): boolean {
  return kindsOf(kind).some((one) => counts[one] >= MAX_FOUND);
}

export function pageCount(results: number): number {
  return Math.ceil(results / PAGE_SIZE);
}
