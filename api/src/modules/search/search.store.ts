import { and, eq, exists, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { MOST_FOUND, SEARCH_KINDS, SearchKind } from '@trust/shared/contract/search';
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

/**
 * What has the words, of each kind in its title or anywhere: the newest of each, at most `MOST_FOUND`. Who has
 * them in its title comes twice. Archived records are never among them.
 */
export async function findHits(database: Database, words: SearchWords): Promise<Hit[]> {
  const parts = SEARCH_KINDS.flatMap((kind) => [
    newest(kind, words, searchEntries.title, sql`true`),
    newest(kind, words, searchEntries.words, sql`false`),
  ]);
  const { rows } = await database.execute(sql.join(parts, sql` union all `));
  return rows.map((row) => Hit.parse(row));
}

function newest(kind: SearchKind, words: SearchWords, place: PgColumn, inTitle: SQL): SQL {
  const table = TABLES[kind];
  return sql`(select ${searchEntries.kind}, ${searchEntries.id}, ${inTitle} as "inTitle", ${searchEntries.recency}
    from ${searchEntries} join ${table} on ${table.id} = ${searchEntries.id} and ${table.archivedAt} is null
    where ${searchEntries.kind} = ${kind} and ${place} @@ ${tsqueryOf(kind, words)}::tsquery
    order by ${searchEntries.recency} desc, ${searchEntries.id} desc limit ${MOST_FOUND})`;
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
