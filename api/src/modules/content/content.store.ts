import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { downloads, events, reports, solaceProgrammes } from './content.schema.ts';

/** One item by its id, or the first `limit` items in the trust's own order. */
export type ContentRequest = { id?: string | undefined; limit: number };

type ContentTable = typeof events | typeof reports | typeof downloads | typeof solaceProgrammes;

export async function listEvents(database: Database, request: ContentRequest) {
  return listFrom(events, database.select().from(events).$dynamic(), request);
}

export async function listReports(database: Database, request: ContentRequest) {
  return listFrom(reports, database.select().from(reports).$dynamic(), request);
}

export async function listDownloads(database: Database, request: ContentRequest) {
  return listFrom(downloads, database.select().from(downloads).$dynamic(), request);
}

export async function listSolaceProgrammes(database: Database, request: ContentRequest) {
  return listFrom(solaceProgrammes, database.select().from(solaceProgrammes).$dynamic(), request);
}

/** A list leaves out what is archived. */
function listFrom<Query extends PgSelect>(table: ContentTable, query: Query, { id, limit }: ContentRequest) {
  return query
    .where(and(isNull(table.archivedAt), id === undefined ? undefined : eq(table.id, id)))
    .orderBy(asc(table.position), asc(table.id))
    .limit(limit);
}
