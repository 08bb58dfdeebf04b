import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../database/columns.ts';

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull().unique(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  passwordHash: text().notNull(),
  createdAt: moment().notNull(),
});

/** Only a token's hash is stored: it cannot be used to log in. */
export const sessions = pgTable('sessions', {
  tokenHash: text().primaryKey(),
  userId: uuid().notNull(),
  createdAt: moment().notNull(),
  lastSeenAt: moment().notNull(),
});
