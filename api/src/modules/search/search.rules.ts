import type { Language } from '@trust/shared/contract/languages';
import type { LocalisedText } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';
import { type SearchKind, type SearchResult } from '@trust/shared/contract/content/search';
import { MAX_FOUND, SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import { plainText } from '../../html/plain-text.ts';
import { languageOf } from '../../plugins/language/localised.ts';
import { excerptOf } from './shown/excerpt.rules.ts';
import { markWords } from './shown/marked-text.rules.ts';
import { mapSearchKinds, type SearchWords } from './query.rules.ts';
import { MATCHES, type Hit } from './search.store.ts';

/** Each hit once: by the match in which the words stand, then by kind, then the newest first. */
export function rankHits(hits: readonly Hit[]): Hit[] {
  const best = new Map<string, Hit>();
  for (const hit of hits) {
    const key = `${hit.kind} ${hit.id}`;
    const known = best.get(key);
    if (!known || compareMatches(hit, known) < 0) best.set(key, hit);
  }
  return SEARCH_KINDS.flatMap((kind) =>
    [...best.values()]
      .filter((hit) => hit.kind === kind)
      .sort(compareHits)
      .slice(0, MAX_FOUND),
  ).sort(compareMatches);
}

function compareMatches(one: Hit, other: Hit): number {
  return MATCHES.indexOf(one.match) - MATCHES.indexOf(other.match);
}

function compareHits(one: Hit, other: Hit): number {
  return compareMatches(one, other) || other.recency - one.recency || Number(other.id) - Number(one.id);
}

export function countByKind(hits: readonly Hit[]): Record<SearchKind, number> {
  return mapSearchKinds((kind) => hits.filter((hit) => hit.kind === kind).length);
}

/** What a result shows; `picture` and `path` are addresses. */
export type ShownRecord = Pick<SearchResult, 'kind' | 'id' | 'picture' | 'path'> & {
  title: LocalisedText;
  body: LocalisedText;
};

export function toSearchResult(
  language: Language,
  { kind, id, title, body, picture, path }: ShownRecord,
  words: SearchWords,
): SearchResult {
  const shownTitle = textIn(language, title);
  const excerpt = excerptOf(plainText(textIn(language, body)), words);
  return {
    kind,
    id,
    lang: languageOf(language, title),
    title: shownTitle,
    excerpt,
    picture,
    path,
    marked: { title: markWords(shownTitle, words), excerpt: markWords(excerpt, words) },
  };
}
