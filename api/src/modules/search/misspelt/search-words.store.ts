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

/**
 * Adds the words of records, and of each the number of these records that have it; what they had before must have been taken
 * off. `stored` has the words of this run, whose letters are not sent again.
 */
export async function addSearchWords(
  database: Executor,
  records: readonly (readonly FoldedWord[])[],
  stored: Set<string>,
): Promise<void> {
  const added = new Map<string, { word: string; shown: string; uses: number }>();
  for (const record of records) {
    const shown = new Map(record.flatMap((word) => lexemesOf(word).map((lexeme) => [lexeme, word.written])));
    for (const [word, written] of shown)
      added.set(word, {
        word,
        shown: added.get(word)?.shown ?? written,
        uses: (added.get(word)?.uses ?? 0) + 1,
      });
  }
  const entries = [...added.values()].flatMap((entry) => {
    const deletions = deletionLexemes(entry.word);
    return deletions.length > 0 ? [{ ...entry, deletions }] : [];
  });
  const known = entries.filter(({ word }) => stored.has(word)).map(({ word, uses }) => ({ word, uses }));
  const unknown = entries.filter(({ word }) => !stored.has(word));
  for (const { word } of unknown) stored.add(word);
  await database.execute(sql`
    insert into search_words (word, shown, uses, deletions)
    select word, shown, uses, array_to_tsvector(array(select jsonb_array_elements_text(deletions)))
    from jsonb_to_recordset(${JSON.stringify(unknown)}::jsonb)
      as entry (word text, shown text, uses integer, deletions jsonb)
    on conflict (word) do update set uses = search_words.uses + excluded.uses`);
  await database.execute(sql`
    update search_words set uses = search_words.uses + entry.uses
    from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as entry (word text, uses integer)
    where search_words.word = entry.word`);
}

/** Takes off the words of records that are indexed anew. */
export async function takeOffUses(database: Executor, kind: string, ids: readonly string[]): Promise<void> {
  await database.execute(sql`
    update search_words set uses = search_words.uses - old.records
    from (
      select lexeme, count(*)::integer as records
      from search_entries as entry cross join unnest(tsvector_to_array(entry.words)) as lexeme
      where entry.kind = ${kind} and entry.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      group by lexeme
    ) as old
    where word = old.lexeme`);
}

/** Drops the words that no record has any more. */
export async function dropUnused(database: Executor): Promise<void> {
  await database.execute(sql`delete from search_words where uses <= 0`);
  await database.execute(sql`analyze search_words`);
}
