import { wordsIn, type FoldedWord } from '../../../spelling/fold.rules.ts';
import { searchWords, significantWords, type SearchWords } from '../query.rules.ts';
import type { Suggestion } from './near-words.rules.ts';

/** Queries that are tried, the likeliest first. */
const TRIED = 3;

/** What a correction asks of the search. */
export type Spelling<Found> = {
  /** Whether any record or page has a word. */
  isKnown: (typed: FoldedWord, terms: SearchWords[number]) => Promise<boolean>;
  /** What a word may mean, the likeliest first. */
  suggest: (typed: FoldedWord) => Promise<Suggestion[]>;
  /** What is found for a query; undefined where that is nothing. */
  find: (query: string) => Promise<Found | undefined>;
};

/**
 * What is found for the query that was meant by one that finds nothing: each word that nothing has is replaced by a near one. Undefined where
 * no word is unknown, one has nothing near it, or nothing is found for the others either.
 */
export async function findCorrected<Found>(
  query: string,
  spelling: Spelling<Found>,
): Promise<Found | undefined> {
  const typed = significantWords(query);
  const terms = searchWords(query);
  const corrections = new Map<string, string[]>();
  for (const [at, word] of typed.entries()) {
    if (corrections.has(word.spelling) || (await spelling.isKnown(word, terms[at] ?? []))) continue;
    const suggestions = await spelling.suggest(word);
    if (suggestions.length === 0) return undefined;
    corrections.set(
      word.spelling,
      suggestions.map(({ shown }) => shown),
    );
  }
  if (corrections.size === 0) return undefined;
  for (const corrected of candidatesOf(query, corrections)) {
    const found = await spelling.find(corrected);
    if (found) return found;
  }
  return undefined;
}

/** The query with the likeliest words, then with the next ones for the first unknown word that has any. */
function candidatesOf(query: string, corrections: ReadonlyMap<string, readonly string[]>): string[] {
  const write = (choice: (spelling: string, suggestions: readonly string[]) => string | undefined) =>
    wordsIn(query)
      .map(({ spelling, written }) => {
        const suggestions = corrections.get(spelling);
        return suggestions ? (choice(spelling, suggestions) ?? suggestions[0] ?? written) : written;
      })
      .join(' ');
  const first = [...corrections].find(([, suggestions]) => suggestions.length > 1)?.[0];
  return Array.from({ length: first === undefined ? 1 : TRIED }, (_, at) =>
    write((spelling, suggestions) => suggestions[spelling === first ? at : 0]),
  );
}
