import * as z from 'zod/mini';
import { LanguageCode } from '../language.ts';
import { MAX_QUERY, SEARCH_KINDS } from './search-limits.ts';

export const SearchText = z.string().check(z.maxLength(MAX_QUERY));

export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

/**
 * `title` is in `lang`; `excerpt` is plain text; `picture` is an address or ''; `path` is the result's page on this site.
 */
export const SearchResult = z.object({
  kind: SearchKind,
  id: z.string(),
  lang: LanguageCode,
  title: z.string(),
  excerpt: z.string(),
  picture: z.string(),
  path: z.string(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** A page of results, best first, and the counts of all kinds, each at most `MAX_FOUND`. */
export const SearchResponse = z.object({
  results: z.array(SearchResult),
  counts: z.object({ project: z.int(), news: z.int(), event: z.int(), report: z.int() }),
});
export type SearchResponse = z.infer<typeof SearchResponse>;
