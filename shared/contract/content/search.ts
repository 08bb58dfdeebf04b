import * as z from 'zod/mini';
import { LanguageCode } from '../language.ts';

/** The longest query, in UTF-16 units. */
export const MAX_QUERY = 100;

export const SearchText = z.string().check(z.maxLength(MAX_QUERY));

/** The kinds of results, in the order of equally good ones. */
export const SEARCH_KINDS = ['project', 'news', 'event', 'report'] as const;
export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

/** The most results of each kind: whoever gets so many needs another word, not another page. */
export const MAX_FOUND = 200;

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
