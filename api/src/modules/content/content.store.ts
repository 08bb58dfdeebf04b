import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { downloads, events, reports, solaceProgrammes } from '../../database/schema.ts';

/** What a content list is asked for: one item by its id, or the first so many in the trust's own order. */
export type ContentRequest = { id?: string | undefined; limit: number };

type ContentTable = typeof events | typeof reports | typeof downloads | typeof solaceProgrammes;

function wanted(table: ContentTable, { id }: ContentRequest) {
  return and(isNull(table.archivedAt), id === undefined ? undefined : eq(table.id, id));
}

function inOrder(table: ContentTable) {
  return [asc(table.position), asc(table.id)];
}

export async function listEvents(database: Database, asked: ContentRequest) {
  return database
    .select()
    .from(events)
    .where(wanted(events, asked))
    .orderBy(...inOrder(events))
    .limit(asked.limit);
}

export async function listReports(database: Database, asked: ContentRequest) {
  return database
    .select()
    .from(reports)
    .where(wanted(reports, asked))
    .orderBy(...inOrder(reports))
    .limit(asked.limit);
}

export async function listDownloads(database: Database, asked: ContentRequest) {
  return database
    .select()
    .from(downloads)
    .where(wanted(downloads, asked))
    .orderBy(...inOrder(downloads))
    .limit(asked.limit);
}

export async function listSolaceProgrammes(database: Database, asked: ContentRequest) {
  return database
    .select()
    .from(solaceProgrammes)
    .where(wanted(solaceProgrammes, asked))
    .orderBy(...inOrder(solaceProgrammes))
    .limit(asked.limit);
}
