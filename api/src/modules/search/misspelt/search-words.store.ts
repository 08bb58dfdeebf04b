import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';
import { lexemesOf, type FoldedWord } from '../../../spelling/fold.rules.ts';
import { searchWordsTable } from '../search.schema.ts';
import { deletionLexemes, wantedDeletions, type KnownWord } from './near-words.rules.ts';

/** The most words that are compared with a misspelt one: those of most texts. */
const COMPARED = 400;

const Row = z.object({ lexeme: z.string(), shown: z.string(), uses: z.int() });
type Executor = Pick<Database, 'execute'>;

/** The words of all texts that are near a misspelt one, by what is left of both without some letters. */
export async function readNearWords(database: Executor, typed: FoldedWord): Promise<KnownWord[]> {
  const deletions = wantedDeletions(typed);
  if (deletions.length === 0) return [];
  const query = deletions.map((rest) => `'${rest}'`).join(' | ');
  const { rows } = await database.execute(sql`
    select word as lexeme, shown, uses from ${searchWordsTable}
    where deletions @@ ${query}::tsquery order by uses desc, word limit ${COMPARED}`);
  return rows.map((row) => Row.parse(row));
}

/** Stores the words of texts that are indexed. `stored` has those of this run, which are not sent again. */
export async function writeSearchWords(
  database: Executor,
  words: readonly FoldedWord[],
  stored: Set<string>,
): Promise<void> {
  const entries = words.flatMap((word) =>
    lexemesOf(word).flatMap((lexeme) => {
      if (stored.has(lexeme)) return [];
      stored.add(lexeme);
      const deletions = deletionLexemes(lexeme);
      return deletions.length > 0 ? [{ word: lexeme, shown: word.written, deletions }] : [];
    }),
  );
  if (entries.length === 0) return;
  await database.execute(sql`
    insert into search_words (word, shown, uses, deletions)
    select word, shown, 0, array_to_tsvector(array(select jsonb_array_elements_text(deletions)))
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as entry (word text, shown text, deletions jsonb)
    on conflict (word) do nothing`);
}

/** Counts in how many texts each word stands, and drops those that no text has any more. */
export async function countSearchWords(database: Executor): Promise<void> {
  await database.execute(sql`
    with counted as materialized (select word, ndoc from ts_stat('select words from search_entries')),
      dropped as (
        delete from search_words where not exists (select from counted where counted.word = search_words.word)
      )
    update search_words set uses = counted.ndoc from counted
    where counted.word = search_words.word and search_words.uses <> counted.ndoc`);
  await database.execute(sql`analyze search_words`);
}
