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

/** The words of the index, by which misspelt ones are found; `uses` is in how many records. Written with the index. */
export const searchWordsTable = pgTable('search_words', {
  word: text().primaryKey(),
  shown: text().notNull(),
  uses: integer().notNull(),
  deletions: tsvector().notNull(),
});
