import {
  MAX_QUERY,
  MOST_FOUND,
  SEARCH_KINDS,
  SearchKind,
  type SearchAnswer,
} from '@trust/shared/contract/search';

/** What the address asks for; without a kind it is all of them. `page` counts from 1. */
export interface SearchAsked {
  readonly q: string;
  readonly kind: SearchKind | undefined;
  readonly page: number;
}

/** Results on one page. */
export const PAGE_SIZE = 20;

/** The last page that there can be. */
const LAST_PAGE = (SEARCH_KINDS.length * MOST_FOUND) / PAGE_SIZE;

/** Reads an address; whatever does not fit is as if it were not there, and what is too long is cut. */
export function readAsked(search: URLSearchParams): SearchAsked {
  const kind = SearchKind.safeParse(search.get('kind'));
  const page = /^[1-9][0-9]?$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return {
    q: (search.get('q') ?? '').trim().slice(0, MAX_QUERY),
    kind: kind.success ? kind.data : undefined,
    page: Math.min(page, LAST_PAGE),
  };
}

/** The address of a search; what is the default is left out. */
export function hrefOf({ q, kind, page }: SearchAsked): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (kind) search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/search?${search.toString()}` : '/search';
}

/** What the api is asked. */
export function apiPath({ q, kind, page }: SearchAsked): string {
  const search = new URLSearchParams({ q, limit: String(PAGE_SIZE), skip: String((page - 1) * PAGE_SIZE) });
  if (kind) search.set('kinds', kind);
  return `search?${search.toString()}`;
}

function kindsOf(kind: SearchKind | undefined): readonly SearchKind[] {
  return kind ? [kind] : SEARCH_KINDS;
}

/** How many results there are of a kind, or of all. */
export function countOf(counts: SearchAnswer['counts'], kind: SearchKind | undefined): number {
  return kindsOf(kind).reduce((sum, one) => sum + counts[one], 0);
}

/** Whether there may be more than the api counts. */
export function isCutOff(counts: SearchAnswer['counts'], kind: SearchKind | undefined): boolean {
  return kindsOf(kind).some((one) => counts[one] >= MOST_FOUND);
}

/** How many pages a list of results has; rounded up. */
export function pageCount(results: number): number {
  return Math.ceil(results / PAGE_SIZE);
}
