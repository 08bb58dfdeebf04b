import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MAX_FOUND, SearchKind } from '@trust/shared/contract/content/search';
import type { Database } from '../../database/database.ts';
import { events, reports } from '../content/content.schema.ts';
import { news, projects } from '../projects/projects.schema.ts';
import { searchEntries } from './search.schema.ts';
import { searchWords, tsqueryOf, type SearchWords } from './query.rules.ts';

const TABLES = { project: projects, news, event: events, report: reports };

/** A found record, without its texts. */
export const Hit = z.object({
  kind: SearchKind,
  id: z.string(),
  inTitle: z.boolean(),
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
    some.filter((hit) => hit.kind === kind && hit.inTitle === inTitle).length;
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

type HitScope = Pick<Hit, 'kind' | 'inTitle'>;

async function readHits(database: Database, queries: readonly SQL[]): Promise<Hit[]> {
  if (queries.length === 0) return [];
  const { rows } = await database.execute(sql.join([...queries], sql` union all `));
  return rows.map((row) => Hit.parse(row));
}

const selectNewestEntries = (kind: SearchKind): SQL =>
  sql`(select * from ${searchEntries} where kind = ${kind} order by recency desc, id desc limit ${NEWEST})`;

function selectHits({ kind, inTitle }: HitScope, words: SearchWords, entries: SQL, limit: SQL): SQL {
  const table = TABLES[kind];
  const text = inTitle ? sql`title` : sql`words`;
  return sql`(select entry.kind, entry.id, ${inTitle}::boolean as "inTitle", entry.recency
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
          eq(searchEntries.id, projects.id),
          sql`${searchEntries.words} @@ ${tsqueryOf('project', words)}::tsquery`,
        ),
      ),
  );
}

/** Reads the texts of hits. */
export async function readRecords(database: Database, selectHits: readonly Hit[]) {
  const idsOf = (kind: SearchKind) => selectHits.filter((hit) => hit.kind === kind).map(({ id }) => id);
  const [ofProjects, ofNews, ofEvents, ofReports] = await Promise.all([
    database
      .select({ id: projects.id, title: projects.name, body: projects.description, picture: projects.logo })
      .from(projects)
      .where(inArray(projects.id, idsOf('project'))),
    database
      .select({ id: news.id, title: news.name, body: news.body, picture: news.topImage })
      .from(news)
      .where(inArray(news.id, idsOf('news'))),
    database
      .select({ id: events.id, title: events.title, body: events.body, picture: events.image })
      .from(events)
      .where(inArray(events.id, idsOf('event'))),
    database
      .select({ id: reports.id, title: reports.title, body: reports.body })
      .from(reports)
      .where(inArray(reports.id, idsOf('report'))),
  ]);
  return { project: ofProjects, news: ofNews, event: ofEvents, report: ofReports };
}
export type FoundRecord = Awaited<ReturnType<typeof readRecords>>[SearchKind][number];
