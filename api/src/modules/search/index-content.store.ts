import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { LocalisedText } from '@trust/shared/contract/language';
import { SEARCH_KINDS, type SearchKind } from '@trust/shared/contract/search';
import type { Database } from '../../database/database.ts';
import { plainText } from '../../html.ts';
import { FOLD_VERSION, lexemesOf, wordsIn } from './fold.rules.ts';
import { kindLexeme } from './query.rules.ts';

/** Records at a time: few enough for one statement. */
const BATCH = 500;

/** What an entry is made of, by kind: of equal hits the one of the higher `recency` comes first. */
const RECORDS: Record<SearchKind, SQL> = {
  project: sql`
    select p.id, p.project_date - date '1970-01-01' as recency, p.name as title, jsonb_build_array(
      p.description, c.name, p.district, p.focal_point, jsonb_build_object('en', p.case_number)) as texts
    from projects p join categories c on c.id = p.category_id where p.archived_at is null`,
  news: sql`
    select id, date - date '1970-01-01' as recency, name as title, jsonb_build_array(body) as texts
    from news where archived_at is null`,
  event: sql`
    select id, -position as recency, title, jsonb_build_array(body) as texts
    from events where archived_at is null`,
  report: sql`
    select id, -position as recency, title, jsonb_build_array(body) as texts
    from reports where archived_at is null`,
};

const ToIndex = z.object({
  id: z.string(),
  recency: z.int(),
  title: LocalisedText,
  texts: z.array(LocalisedText),
  source: z.string(),
});
type ToIndex = z.infer<typeof ToIndex>;

type Executor = Pick<Database, 'execute'>;

/**
 * Makes searchable what is not, or not as it is now: new and changed records, and all of them after the folding
 * has changed. How many it had to do; repeating it does none.
 */
export async function indexContent(database: Executor): Promise<number> {
  let done = 0;
  for (const kind of SEARCH_KINDS) {
    for (let batch = await toIndex(database, kind, ''); batch.length > 0;) {
      await writeEntries(database, kind, batch);
      done += batch.length;
      batch = await toIndex(database, kind, batch.at(-1)?.id ?? '');
    }
  }
  // The planner chooses well only by what the table holds now.
  if (done > 0) await database.execute(sql`analyze search_entries`);
  return done;
}

async function toIndex(database: Executor, kind: SearchKind, after: string): Promise<ToIndex[]> {
  const { rows } = await database.execute(sql`
    with records as (
      select *, md5(concat_ws(' ', ${FOLD_VERSION}::integer, recency, title, texts)) as source
      from (${RECORDS[kind]}) as found where id > ${after}
    )
    select r.* from records r left join search_entries s on s.kind = ${kind} and s.id = r.id
    where s.source is distinct from r.source order by r.id limit ${BATCH}`);
  return rows.map((row) => ToIndex.parse(row));
}

async function writeEntries(database: Executor, kind: SearchKind, records: ToIndex[]): Promise<void> {
  const entries = records.map(({ id, recency, source, title, texts }) => ({
    id,
    recency,
    source,
    title: lexemes(kind, [title]),
    words: lexemes(kind, [title, ...texts]),
  }));
  await database.execute(sql`
    insert into search_entries (kind, id, recency, source, title, words)
    select ${kind}, id, recency, source,
      array_to_tsvector(array(select jsonb_array_elements_text(title))),
      array_to_tsvector(array(select jsonb_array_elements_text(words)))
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as entry (id text, recency integer, source text, title jsonb, words jsonb)
    on conflict (kind, id) do update set recency = excluded.recency, source = excluded.source,
      title = excluded.title, words = excluded.words`);
}

function lexemes(kind: SearchKind, texts: LocalisedText[]): string[] {
  const plain = texts.flatMap(({ en, ml = '' }) => [plainText(en), plainText(ml)]);
  return [...new Set([kindLexeme(kind), ...plain.flatMap((text) => wordsIn(text).flatMap(lexemesOf))])];
}
