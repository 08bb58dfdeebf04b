import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment, rowNumber } from '../database/columns.ts';

/** Mail to the trust that is not delivered yet. */
export const mailOutbox = pgTable('mail_outbox', {
  id: uuid().primaryKey().defaultRandom(),
  replyTo: text().notNull(),
  subject: text().notNull(),
  body: text().notNull(),
  attempts: integer().notNull().default(0),
  createdAt: moment().notNull(),
  tryAt: moment().notNull(),
});

/** Outbox events: written in the transaction of their cause, so that neither exists without the other. */
export const outbox = pgTable('outbox', {
  id: rowNumber(),
  kind: text({ enum: ['captured', 'refunded'] }).notNull(),
  tranId: text().notNull(),
  causeId: text().notNull(),
  createdAt: moment().notNull(),
  doneAt: moment(),
  outcome: text({ enum: ['mailed', 'not-needed', 'given-up'] }),
  attempts: integer().notNull(),
  tryAt: moment().notNull(),
});
