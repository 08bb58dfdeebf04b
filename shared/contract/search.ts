import * as z from 'zod/mini';
import { Language } from './language.ts';

/** The longest query, in UTF-16 units. */
export const MAX_QUERY = 100;

/** What a search is typed as. */
export const SearchText = z.string().check(z.maxLength(MAX_QUERY));

/** What can be found. */
export const SEARCH_KINDS = ['project', 'news', 'event', 'report'] as const;
export const SearchKind = z.enum(SEARCH_KINDS);
export type SearchKind = z.infer<typeof SearchKind>;

/** Of each kind no more are found than this: who gets so many needs another word, not another page. */
export const MOST_FOUND = 200;

/**
 * Something that was found. `title` is in `lang`; `excerpt` is plain text; `picture` is an address or '';
 * `path` is its page on this site.
 */
export const SearchResult = z.object({
  kind: SearchKind,
  id: z.string(),
  lang: Language,
  title: z.string(),
  excerpt: z.string(),
  picture: z.string(),
  path: z.string(),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** A page of results, best first, and how many there are of each kind: at most `MOST_FOUND`, whichever were asked for. */
export const SearchAnswer = z.object({
  results: z.array(SearchResult),
  counts: z.object({ project: z.int(), news: z.int(), event: z.int(), report: z.int() }),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;
