import type { Language } from '@trust/shared/contract/languages';
import type { LocalisedText } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';
import { type SearchKind, type SearchResult } from '@trust/shared/contract/content/search';
import { MAX_FOUND, SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import { plainText } from '../../html/plain-text.ts';
import { languageOf } from '../../localised.ts';
import { excerptOf } from './excerpt.rules.ts';
import { mapSearchKinds, type SearchWords } from './query.rules.ts';
import type { Hit } from './search.store.ts';

/** Each hit once: matches in the title first, then by kind, then the newest first. */
export function rankHits(hits: readonly Hit[]): Hit[] {
  const best = new Map<string, Hit>();
  for (const hit of hits) {
    const key = `${hit.kind} ${hit.id}`;
    if (hit.inTitle || !best.has(key)) best.set(key, hit);
  }
  return SEARCH_KINDS.flatMap((kind) =>
    [...best.values()]
      .filter((hit) => hit.kind === kind)
      .sort(compareHits)
      .slice(0, MAX_FOUND),
  ).sort((one, other) => Number(other.inTitle) - Number(one.inTitle));
}

function compareHits(one: Hit, other: Hit): number {
  if (one.inTitle !== other.inTitle) return one.inTitle ? -1 : 1;
  return other.recency - one.recency || Number(other.id) - Number(one.id);
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
  return {
    kind,
    id,
    lang: languageOf(language, title),
    title: textIn(language, title),
    excerpt: excerptOf(plainText(textIn(language, body)), words),
    picture,
    path,
  };
}
