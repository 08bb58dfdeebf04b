import { plainText } from '../../html.ts';
import type { OutsidePage } from '../content/index.ts';
import { wordsIn } from './fold.rules.ts';
import { hasAll, type SearchWords } from './query.rules.ts';
import type { Hit } from './search.store.ts';

/** Those of the pages that have all words in one of their languages or both; of equal hits the first comes first. */
export function hitsAmong(pages: readonly OutsidePage[], words: SearchWords): Hit[] {
  return pages.flatMap(({ kind, id, title, body }, index): Hit[] => {
    const inTitle = wordsOf(title);
    if (hasAll(words, inTitle)) return [{ kind, id, inTitle: true, recency: -index }];
    return hasAll(words, [...inTitle, ...wordsOf(body)])
      ? [{ kind, id, inTitle: false, recency: -index }]
      : [];
  });
}

function wordsOf({ en, ml = '' }: OutsidePage['title']) {
  return wordsIn(`${plainText(en)} ${plainText(ml)}`);
}
