import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { LocalisedText } from '@trust/shared/contract/language';
import { type SearchKind } from '@trust/shared/contract/content/search';
import { SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import type { Database } from '../../database/database.ts';
import { plainText } from '../../html/plain-text.ts';
import { FOLD_VERSION, lexemesOf, wordsIn, type FoldedWord } from '../../spelling/fold.rules.ts';
import { addSearchWords, dropUnused, takeOffUses } from './misspelt/search-words.store.ts';
import { idLexeme, kindLexeme } from './query.rules.ts';
import { selectRecords, sourceOf } from './search-sources.ts';

/** Records per statement. */
const BATCH = 500;

const UnindexedRecord = z.object({
  id: z.string(),
  recency: z.int(),
  title: LocalisedText,
  texts: z.array(LocalisedText),
  source: z.string(),
});
type UnindexedRecord = z.infer<typeof UnindexedRecord>;

type Executor = Pick<Database, 'execute'>;

/**
 * Indexes new and changed records, and all records after a change of the folding. Returns their number; idempotent.
 */
export async function indexContent(database: Executor): Promise<number> {
  let done = 0;
  const storedWords = new Set<string>();
  for (const kind of SEARCH_KINDS) {
    for (let batch = await readUnindexed(database, kind, ''); batch.length > 0;) {
      await writeEntries(database, kind, batch, storedWords);
      done += batch.length;
      batch = await readUnindexed(database, kind, batch.at(-1)?.id ?? '');
    }
  }
  if (done > 0) {
    await dropUnused(database);
    // The planner needs current statistics.
    await database.execute(sql`analyze search_entries`);
  }
  return done;
}

async function readUnindexed(
  database: Executor,
  kind: SearchKind,
  after: string,
): Promise<UnindexedRecord[]> {
  const { rows } = await database.execute(sql`
    with records as (
      select *, md5(concat_ws(' ', ${FOLD_VERSION}::integer, recency, title, texts)) as source
      from (${selectRecords(kind)}) as found where id > ${after}
    )
    select r.* from records r left join search_entries s on s.kind = ${kind} and s.id = r.id
    where s.source is distinct from r.source order by r.id limit ${BATCH}`);
  return rows.map((row) => UnindexedRecord.parse(row));
}

async function writeEntries(
  database: Executor,
  kind: SearchKind,
  records: UnindexedRecord[],
  storedWords: Set<string>,
): Promise<void> {
  const found: FoldedWord[][] = [];
  const entries = records.map(({ id, recency, source, title, texts }) => {
    const inTitle = wordsOf([title]);
    const all = [...inTitle, ...wordsOf(texts)];
    found.push(all);
    const own = [kindLexeme(kind), ...(sourceOf(kind).byNumber ? [idLexeme(id)] : [])];
    return { id, recency, source, title: lexemesFor(own, inTitle), words: lexemesFor(own, all) };
  });
  await takeOffUses(
    database,
    kind,
    records.map(({ id }) => id),
  );
  await database.execute(sql`
    insert into search_entries (kind, id, recency, source, title, words)
    select ${kind}, id, recency, source,
      array_to_tsvector(array(select jsonb_array_elements_text(title))),
      array_to_tsvector(array(select jsonb_array_elements_text(words)))
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (id text, recency integer, source text, title jsonb, words jsonb)
    on conflict (kind, id) do update set recency = excluded.recency, source = excluded.source,
      title = excluded.title, words = excluded.words`);
  await addSearchWords(database, found, storedWords);
}

function wordsOf(texts: readonly LocalisedText[]): FoldedWord[] {
  return texts.flatMap((text) => Object.values(text).flatMap((inOne = '') => wordsIn(plainText(inOne))));
}

function lexemesFor(own: readonly string[], words: readonly FoldedWord[]): string[] {
  return [...new Set([...own, ...words.flatMap(lexemesOf)])];
}
