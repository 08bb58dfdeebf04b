import type { Language } from '@trust/shared/contract/languages';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

/** Visitors' messages to the trust. A `suspect` one is probably spam and is not mailed. */
export const contactMessages = pgTable('contact_messages', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  email: text().notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  language: text().$type<Language>().notNull(),
  suspect: boolean().notNull(),
  idempotencyKey: text().unique(),
  receivedAt: moment().notNull(),
});
