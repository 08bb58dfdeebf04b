import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SearchKind } from '@trust/shared/contract/content/search';
import { MAX_FOUND, SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import { LocalisedText } from '@trust/shared/contract/language';
import { DEFAULT_LANGUAGE } from '@trust/shared/contract/languages';
import type { Database } from '../../database/database.ts';
import { sourceOf } from './search-sources.ts';
import { searchEntries } from './search.schema.ts';
import { searchWords, tsqueryOf, wholeWords, type SearchWords } from './query.rules.ts';

/** Where all words stand, best first: in the title as they are, in the title with endings, or anywhere. */
export const MATCHES = ['title', 'title-with-endings', 'anywhere'] as const;

/** A found record, without its texts. */
export const Hit = z.object({
  kind: SearchKind,
  id: z.string(),
  match: z.enum(MATCHES),
  recency: z.int(),
});
export type Hit = z.infer<typeof Hit>;

/** If fewer records match, all of them are read and sorted. */
const FEW = MAX_FOUND + 50;
/** If more records match, only so many of the newest of a kind are searched. */
const NEWEST = 5_000;

/**
 * The newest matches of each kind in the title and anywhere. A match in the title is returned twice. Archived records are
 * excluded. The cost is bounded, however many records there are: for words that are common but absent from the newest
 * records, arbitrary matches are returned.
 */
export async function findHits(
  database: Database,
  words: SearchWords,
  kinds: readonly SearchKind[],
): Promise<Hit[]> {
  const all = kinds.flatMap((kind) => [
    { kind, inTitle: true },
    { kind, inTitle: false },
  ]);
  const some = await readHits(
    database,
    all.map((scope) => selectHits(scope, words, sql`${searchEntries}`, sql`limit ${FEW}`)),
  );
  const count = ({ kind, inTitle }: HitScope) =>
    some.filter((hit) => hit.kind === kind && (hit.match !== 'anywhere') === inTitle).length;
  const common = all.filter((scope) => count(scope) === FEW);
  const newest = await readHits(
    database,
    common.map((scope) =>
      selectHits(
        scope,
        words,
        selectNewestEntries(scope.kind),
        sql`order by entry.recency desc, entry.id desc limit ${MAX_FOUND}`,
      ),
    ),
  );
  return [...newest, ...some];
}

/** Whether any record has the words. */
export async function hasHit(
  database: Database,
  words: SearchWords,
  kinds: readonly SearchKind[],
): Promise<boolean> {
  const queries = kinds.map((kind) =>
    selectHits({ kind, inTitle: false }, words, sql`${searchEntries}`, sql`limit 1`),
  );
  return (await readHits(database, queries)).length > 0;
}

type HitScope = { kind: SearchKind; inTitle: boolean };

async function readHits(database: Database, queries: readonly SQL[]): Promise<Hit[]> {
  if (queries.length === 0) return [];
  const { rows } = await database.execute(sql.join([...queries], sql` union all `));
  return rows.map((row) => Hit.parse(row));
}

const selectNewestEntries = (kind: SearchKind): SQL =>
  sql`(select * from ${searchEntries} where kind = ${kind} order by recency desc, id desc limit ${NEWEST})`;

function selectHits({ kind, inTitle }: HitScope, words: SearchWords, entries: SQL, limit: SQL): SQL {
  const { table } = sourceOf(kind);
  const text = inTitle ? sql`title` : sql`words`;
  const match = inTitle
    ? sql`case when entry.title @@ ${tsqueryOf(kind, wholeWords(words))}::tsquery then 'title' else 'title-with-endings' end`
    : sql`'anywhere'`;
  return sql`(select entry.kind, entry.id, ${match} as match, entry.recency
    from ${entries} as entry join ${table} as live on live.id = entry.id and live.archived_at is null
    where entry.kind = ${kind} and entry.${text} @@ ${tsqueryOf(kind, words)}::tsquery ${limit})`;
}

/** A condition for projects that contain all words of a query; undefined for a query without words. */
export function matchProjects(database: Database, query: string): SQL | undefined {
  const words = searchWords(query);
  if (words.length === 0) return undefined;
  return exists(
    database
      .select({ found: sql`1` })
      .from(searchEntries)
      .where(
        and(
          eq(searchEntries.kind, 'project'),
          eq(searchEntries.id, sourceOf('project').table.id),
          sql`${searchEntries.words} @@ ${tsqueryOf('project', words)}::tsquery`,
        ),
      ),
  );
}

/** A record with its texts; `picture` is a stored file. */
export type FoundRecord = {
  kind: SearchKind;
  id: string;
  title: LocalisedText;
  body: LocalisedText;
  picture?: string | undefined;
};

/** Reads the texts of hits. */
export async function readRecords(database: Database, hits: readonly Hit[]): Promise<FoundRecord[]> {
  const records = await Promise.all(
    SEARCH_KINDS.map((kind) =>
      readRecordsOfKind(
        database,
        kind,
        hits.filter((hit) => hit.kind === kind).map(({ id }) => id),
      ),
    ),
  );
  return records.flat();
}

/** For a kind that has no body. */
const NO_TEXT = sql`jsonb_build_object(${DEFAULT_LANGUAGE}::text, '')`.mapWith((value) =>
  LocalisedText.parse(value),
);

async function readRecordsOfKind(
  database: Database,
  kind: SearchKind,
  ids: readonly string[],
): Promise<FoundRecord[]> {
  if (ids.length === 0) return [];
  const { table, title, body = NO_TEXT, picture } = sourceOf(kind);
  const rows = await database
    .select({ id: table.id, title, body, ...(picture && { picture }) })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return rows.map((row) => ({ kind, ...row }));
}
