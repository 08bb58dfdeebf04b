import { plainText } from '../../html/plain-text.ts';
import { wordsIn } from '../../spelling/fold.rules.ts';
import { hasAll, type SearchWords } from './query.rules.ts';
import type { ShownRecord } from './search.rules.ts';
import type { Hit } from './search.store.ts';

/** The records that contain all words, in any language; equal hits stay in order. */
export function searchExternalRecords(records: readonly ShownRecord[], words: SearchWords): Hit[] {
  return records.flatMap(({ kind, id, title, body }, index): Hit[] => {
    const inTitle = wordsOf(title);
    if (hasAll(words, inTitle)) return [{ kind, id, inTitle: true, recency: -index }];
    return hasAll(words, [...inTitle, ...wordsOf(body)])
      ? [{ kind, id, inTitle: false, recency: -index }]
      : [];
  });
}

function wordsOf(texts: ShownRecord['title']) {
  return Object.values(texts).flatMap((text = '') => wordsIn(plainText(text)));
}
