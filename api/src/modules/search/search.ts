import type { SearchKind } from '@trust/shared/contract/content/search';
import { SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import type { Database } from '../../database/database.ts';
import { ANSWERED_WORDS, findAnswers, isAnswered } from './answers/find-answers.rules.ts';
import { searchExternalRecords, wordsOf } from './external-hits.rules.ts';
import { findCorrected, type Spelling } from './misspelt/correct-query.ts';
import { suggestWords, toKnownWords } from './misspelt/near-words.rules.ts';
import { readNearWords } from './misspelt/search-words.store.ts';
import { searchWords, type SearchWords } from './query.rules.ts';
import { rankHits, type ShownRecord } from './search.rules.ts';
import { sourceOf } from './search-sources.ts';
import { findHits, hasHit, type Hit } from './search.store.ts';

/** Of equally near words the pages' are meant: they are what visitors ask for. */
const OFTEN_ASKED = 100_000;
const KNOWN_OF_PAGES = toKnownWords(ANSWERED_WORDS, OFTEN_ASKED);

/** What is searched: the database, and the records of an external content system in place of some of its kinds. */
export type Searched = { database: Database; externalRecords: readonly ShownRecord[] | undefined };

/** What was found, and the query that it was found for. */
export type Found = { query: string; words: SearchWords; hits: Hit[] } & ReturnType<typeof findAnswers>;

/** Finds what has all words of a query. One that finds nothing is taken for misspelt, unless it `isExact`. */
export async function search(
  searched: Searched,
  query: string,
  { isExact }: { isExact: boolean },
): Promise<Found> {
  const found = await searchFor(searched, query);
  if (isExact || found.words.length === 0 || found.hits.length > 0 || found.isWhole) return found;
  return (await findCorrected(query, createSpelling(searched))) ?? found;
}

async function searchFor(searched: Searched, query: string): Promise<Found> {
  const words = searchWords(query);
  if (words.length === 0) return { query, words, hits: [], answers: [], isWhole: false };
  const stored = await findHits(searched.database, words, storedKinds(searched));
  const external = searchExternalRecords(searched.externalRecords ?? [], words);
  return { query, words, hits: rankHits([...stored, ...external]), ...findAnswers(query) };
}

function createSpelling(searched: Searched): Spelling<Found> {
  const inMemory = [
    ...KNOWN_OF_PAGES,
    ...toKnownWords(
      (searched.externalRecords ?? []).flatMap(({ title, body }) => [...wordsOf(title), ...wordsOf(body)]),
      1,
    ),
  ];
  return {
    isKnown: async (typed, terms) =>
      isAnswered(typed) ||
      searchExternalRecords(searched.externalRecords ?? [], [terms]).length > 0 ||
      (await hasHit(searched.database, [terms], storedKinds(searched))),
    suggest: async (typed) =>
      suggestWords(typed, [...inMemory, ...(await readNearWords(searched.database, typed))]),
    find: async (query) => {
      const found = await searchFor(searched, query);
      return found.hits.length > 0 || found.isWhole ? found : undefined;
    },
  };
}

/** The kinds whose records are in the database. */
export function storedKinds({ externalRecords }: Pick<Searched, 'externalRecords'>): SearchKind[] {
  return SEARCH_KINDS.filter((kind) => !externalRecords || !sourceOf(kind).isExternal);
}
