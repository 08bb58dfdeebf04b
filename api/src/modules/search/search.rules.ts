import type { Language } from '@trust/shared/contract/languages';
import {
  EVENT_PATH,
  NEWS_PATH,
  PROJECT_PATH,
  REPORT_PATH,
  buildPath,
} from '@trust/shared/contract/pages/paths';
import { textIn } from '@trust/shared/contract/text-in';
import {
  MAX_FOUND,
  SEARCH_KINDS,
  type SearchKind,
  type SearchResult,
} from '@trust/shared/contract/content/search';
import { plainText } from '../../html/plain-text.ts';
import { languageOf } from '../../localised.ts';
import type { ExternalPage } from '../content/index.ts';
import { mediaUrl } from '../media/index.ts';
import { excerptOf } from './excerpt.rules.ts';
import type { SearchWords } from './query.rules.ts';
import type { FoundRecord, Hit } from './search.store.ts';

const PATHS = {
  project: PROJECT_PATH,
  news: NEWS_PATH,
  event: EVENT_PATH,
  report: REPORT_PATH,
} as const satisfies Record<SearchKind, string>;

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
  const count = (kind: SearchKind) => hits.filter((hit) => hit.kind === kind).length;
  return { project: count('project'), news: count('news'), event: count('event'), report: count('report') };
}

export function toSearchResult(
  language: Language,
  kind: SearchKind,
  record: FoundRecord | ExternalPage,
  words: SearchWords,
): SearchResult {
  return {
    kind,
    id: record.id,
    lang: languageOf(language, record.title),
    title: textIn(language, record.title),
    excerpt: excerptOf(plainText(textIn(language, record.body)), words),
    picture: pictureOf(record),
    path: buildPath(PATHS[kind], record.id),
  };
}

function pictureOf(record: FoundRecord | ExternalPage): string {
  if ('kind' in record) return record.picture;
  return 'picture' in record ? mediaUrl(record.picture) : '';
}
