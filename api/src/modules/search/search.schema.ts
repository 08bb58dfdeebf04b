import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tsvector } from '../../database/columns.ts';

/** The search index, one row per record; written by `modules/search`. */
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text().notNull(),
    id: text().notNull(),
    recency: integer().notNull(),
    source: text().notNull(),
    title: tsvector().notNull(),
    words: tsvector().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
