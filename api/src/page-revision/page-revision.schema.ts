import { boolean, pgTable, text } from 'drizzle-orm/pg-core';

/** One row: the last transaction that changed what a public page may show. Its triggers are in the migrations. */
export const pageRevision = pgTable('page_revision', {
  theOne: boolean().primaryKey(),
  changedBy: text().notNull(),
});
