import { plainText } from '../../html/plain-text.ts';
import { wordsIn } from '../../spelling/fold.rules.ts';
import { hasAll, wholeWords, type SearchWords } from './query.rules.ts';
import type { ShownRecord } from './search.rules.ts';
import type { Hit } from './search.store.ts';

/** The records that contain all words, in any language; equal hits stay in order. */
export function searchExternalRecords(records: readonly ShownRecord[], words: SearchWords): Hit[] {
  const whole = wholeWords(words);
  return records.flatMap(({ kind, id, title, body }, index): Hit[] => {
    const hit = (match: Hit['match']) => [{ kind, id, match, recency: -index }];
    const inTitle = wordsOf(title);
    if (hasAll(whole, inTitle)) return hit('title');
    if (hasAll(words, inTitle)) return hit('title-with-endings');
    return hasAll(words, [...inTitle, ...wordsOf(body)]) ? hit('anywhere') : [];
  });
}

/** The words of a text in all its languages. */
export function wordsOf(texts: ShownRecord['title']) {
  return Object.values(texts).flatMap((text = '') => wordsIn(plainText(text)));
}
