import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../database/columns.ts';

/** `subject` is a hash of what is counted, such as account and network address; neither is stored. */
export const failedAttempts = pgTable('failed_attempts', {
  subject: text().primaryKey(),
  failures: integer().notNull(),
  countedSince: moment().notNull(),
});
