import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { media, news } from '../../database/schema.ts';

export type NewsRow = typeof news.$inferSelect;
export type MediaRow = typeof media.$inferSelect;

/** News, or the updates of one project, the latest first. */
export async function listNews(database: Database, project?: string): Promise<NewsRow[]> {
  return database
    .select()
    .from(news)
    .where(and(isNull(news.archivedAt), project === undefined ? undefined : eq(news.projectId, project)))
    .orderBy(desc(news.date), desc(sql`${news.id}::integer`));
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
