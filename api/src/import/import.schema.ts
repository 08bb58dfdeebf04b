import { pgTable, text } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { moment, createJsonColumn, rowNumber } from '../database/columns.ts';

/** The imports. `content` is the imported set, stored for the latest ones so that they can be restored. */
export const contentImports = pgTable('content_imports', {
  id: rowNumber(),
  importedAt: moment().notNull(),
  importedBy: text().notNull(),
  hash: text().notNull(),
  changes: createJsonColumn(
    z.record(
      z.string(),
      z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), archived: z.int() }),
    ),
  )().notNull(),
  content: createJsonColumn(z.unknown())(),
  undoneAt: moment(),
  undoneBy: text(),
});
