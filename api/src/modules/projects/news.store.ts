import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { NewsUpdateQuery } from '@trust/shared/contract/content/projects';
import type { Database } from '../../database/database.ts';
import { media, news } from './projects.schema.ts';

export type NewsRow = typeof news.$inferSelect;
export type MediaRow = typeof media.$inferSelect;

/** News, or the updates of one project, the latest first; all of them, or only so many. */
export async function listNews(
  database: Database,
  { limit, query: { project, olderThan } = {} }: NewsUpdateQuery,
): Promise<NewsRow[]> {
  const age = sql`(${news.date}, ${news.id}::integer)`;
  const rows = database
    .select()
    .from(news)
    .where(
      and(
        isNull(news.archivedAt),
        project === undefined ? undefined : eq(news.projectId, project),
        olderThan === undefined
          ? undefined
          : sql`${age} < (select other.date, other.id::integer from ${news} as other where other.id = ${olderThan})`,
      ),
    )
    .orderBy(desc(news.date), desc(sql`${news.id}::integer`));
  return limit === undefined ? rows : rows.limit(limit);
}

export async function findNews(database: Database, id: string): Promise<NewsRow | undefined> {
  const [row] = await database
    .select()
    .from(news)
    .where(and(eq(news.id, id), isNull(news.archivedAt)));
  return row;
}

/** Videos in the trust's own order. */
export async function listMedia(database: Database): Promise<MediaRow[]> {
  return database
    .select()
    .from(media)
    .where(isNull(media.archivedAt))
    .orderBy(asc(media.position), asc(media.id));
}
