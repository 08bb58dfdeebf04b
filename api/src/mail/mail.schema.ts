import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import * as z from 'zod/mini';
import { moment, createJsonColumn, rowNumber } from '../database/columns.ts';

/** What a mail to the trust says; without `replyTo` it answers to the trust. */
const TrustMail = z.object({ replyTo: z.optional(z.string()), subject: z.string(), body: z.string() });
export type TrustMail = z.infer<typeof TrustMail>;

/**
 * Outbox events: written in the transaction of their cause, so that neither exists without the other. Each recipient has
 * a queue; an addressee is whom a donor wrote to. A mail to the trust is stored, and deleted once it was accepted; any other
 * is made when it is sent.
 */
export const outbox = pgTable('outbox', {
  id: rowNumber(),
  kind: text({ enum: ['captured', 'refunded', 'requested', 'tribute', 'contact', 'notice'] }).notNull(),
  recipient: text({ enum: ['donor', 'trust', 'addressee'] }).notNull(),
  tranId: text(),
  causeId: text().notNull(),
  mail: createJsonColumn(TrustMail)(),
  createdAt: moment().notNull(),
  doneAt: moment(),
  outcome: text({ enum: ['mailed', 'not-needed', 'given-up'] }),
  attempts: integer().notNull(),
  tryAt: moment().notNull(),
});
