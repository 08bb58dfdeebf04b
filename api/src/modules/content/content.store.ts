import { and, asc, eq, isNull } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { ContentTable } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import { solaceProgrammes } from './content.schema.ts';

/** One item by its id, or the first `limit` items in the trust's own order. */
export type ContentRequest = { id?: string | undefined; limit: number };

export async function listSolaceProgrammes(database: Database, request: ContentRequest) {
  return listFrom(solaceProgrammes, database.select().from(solaceProgrammes).$dynamic(), request);
}

/** The items that a query of the table finds; a list leaves out what is archived. */
export function listFrom<Query extends PgSelect>(
  table: ContentTable,
  query: Query,
  { id, limit }: ContentRequest,
) {
  return query
    .where(and(isNull(table.archivedAt), id === undefined ? undefined : eq(table.id, id)))
    .orderBy(asc(table.position), asc(table.id))
    .limit(limit);
}
