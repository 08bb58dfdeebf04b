import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MOST_FOUND, SearchKind } from '@trust/shared/contract/search';
import type { Database } from '../../database/database.ts';
import { events, news, projects, reports, searchEntries } from '../../database/schema.ts';
import { searchWords, tsqueryOf, type SearchWords } from './query.rules.ts';

const TABLES = { project: projects, news, event: events, report: reports };

/** Something that was found, without its texts. */
export const Hit = z.object({
  kind: SearchKind,
  id: z.string(),
  inTitle: z.boolean(),
  recency: z.int(),
});
export type Hit = z.infer<typeof Hit>;

/** What fewer records have is all read and sorted. */
const FEW = MOST_FOUND + 50;
/** So many of the newest of a kind are looked through for what more records have. */
const NEWEST = 5_000;

/**
 * What has the words, of each of these kinds in its title or anywhere: the newest of each, at most `MOST_FOUND`. Who has
 * them in its title comes twice. Archived records are never among them. What it costs is bounded, however many
 * records there are: of words that are both common and absent from the newest, any records are found.
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
  const some = await hitsOf(
    database,
    all.map((place) => hits(place, words, sql`${searchEntries}`, sql`limit ${FEW}`)),
  );
  const count = ({ kind, inTitle }: Place) =>
    some.filter((hit) => hit.kind === kind && hit.inTitle === inTitle).length;
  const common = all.filter((place) => count(place) === FEW);
  const newest = await hitsOf(
    database,
    common.map((place) =>
      hits(
        place,
        words,
        newestEntries(place.kind),
        sql`order by entry.recency desc, entry.id desc limit ${MOST_FOUND}`,
      ),
    ),
  );
  return [...newest, ...some];
}

type Place = Pick<Hit, 'kind' | 'inTitle'>;

async function hitsOf(database: Database, parts: readonly SQL[]): Promise<Hit[]> {
  if (parts.length === 0) return [];
  const { rows } = await database.execute(sql.join([...parts], sql` union all `));
  return rows.map((row) => Hit.parse(row));
}

const newestEntries = (kind: SearchKind): SQL =>
  sql`(select * from ${searchEntries} where kind = ${kind} order by recency desc, id desc limit ${NEWEST})`;

function hits({ kind, inTitle }: Place, words: SearchWords, entries: SQL, limit: SQL): SQL {
  const table = TABLES[kind];
  const text = inTitle ? sql`title` : sql`words`;
  return sql`(select entry.kind, entry.id, ${inTitle}::boolean as "inTitle", entry.recency
    from ${entries} as entry join ${table} as live on live.id = entry.id and live.archived_at is null
    where entry.kind = ${kind} and entry.${text} @@ ${tsqueryOf(kind, words)}::tsquery ${limit})`;
}

/** For a list of projects: those that have all words of a query. Nothing where the query names nothing. */
export function projectsWith(database: Database, query: string): SQL | undefined {
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

/** What results show of each kind. */
export async function readFound(database: Database, hits: readonly Hit[]) {
  const idsOf = (kind: SearchKind) => hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
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
export type Found = Awaited<ReturnType<typeof readFound>>[SearchKind][number];
