import * as z from 'zod/mini';
import { LanguageCode } from '../language.ts';
import { MAX_QUERY, SEARCH_KINDS } from './search-limits.ts';

export const SearchText = z.string().check(z.maxLength(MAX_QUERY));

export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

/** A text in pieces: every second one is a word that the query matches. Joined they are the text. */
export const MarkedText = z.array(z.string());
export type MarkedText = z.infer<typeof MarkedText>;

/**
 * `title` is in `lang`; `excerpt` is plain text; `picture` is an address or ''; `path` is the result's page on this site.
 * `marked` has the same texts in pieces.
 */
export const SearchResult = z.object({
  kind: SearchKind,
  id: z.string(),
  lang: LanguageCode,
  title: z.string(),
  excerpt: z.string(),
  picture: z.string(),
  path: z.string(),
  marked: z.optional(z.object({ title: MarkedText, excerpt: MarkedText })),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** A page of this site that does what the query names, such as giving by bank transfer; both texts are in pieces. */
export const SearchAnswer = z.object({ path: z.string(), title: MarkedText, text: MarkedText });
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/**
 * A page of results, best first, and the counts of all kinds, each at most `MAX_FOUND`. `searched` is the query that was
 * answered instead of a misspelt one.
 */
export const SearchResponse = z.object({
  results: z.array(SearchResult),
  counts: z.object({
    project: z.int(),
    news: z.int(),
    event: z.int(),
    solace: z.int(),
    report: z.int(),
    download: z.int(),
  }),
  answers: z.optional(z.array(SearchAnswer)),
  searched: z.optional(z.string()),
});
export type SearchResponse = z.infer<typeof SearchResponse>;
