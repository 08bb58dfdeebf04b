import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mailOutbox } from './mail.schema.ts';
import type { MailQueue, SendMail } from './mail-delivery.ts';
import { nextAttemptAt } from './mail.rules.ts';

export type OutgoingMail = typeof mailOutbox.$inferSelect;

/** Enqueues a mail to the trust; within a database transaction it is sent only when that commits. */
export async function enqueueMail(
  database: Pick<Database, 'insert'>,
  mail: { replyTo: string; subject: string; body: string },
  now: Date,
): Promise<void> {
  await database.insert(mailOutbox).values({ ...mail, createdAt: now, tryAt: now });
}

/**
 * Claims the next due mail and postpones its next attempt, so that several processes may deliver. Undefined when none
 * is due.
 */
async function claimMail(database: Database, now: Date): Promise<OutgoingMail | undefined> {
  const [due] = await database
    .select()
    .from(mailOutbox)
    .where(lte(mailOutbox.tryAt, now))
    .orderBy(mailOutbox.tryAt)
    .limit(1);
  if (!due) return undefined;
  const [claimed] = await database
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, tryAt: nextAttemptAt(due.attempts, now) })
    .where(and(eq(mailOutbox.id, due.id), eq(mailOutbox.attempts, due.attempts)))
    .returning();
  // Another process has claimed it; there may be more.
  return claimed ?? claimMail(database, now);
}

/** Creates the queue of mails to the trust. A mail that was accepted is deleted. */
export function createTrustMailQueue(database: Database, send: SendMail): MailQueue<OutgoingMail> {
  return {
    claim: (now) => claimMail(database, now),
    async send(mail) {
      await send(mail);
      await database.delete(mailOutbox).where(eq(mailOutbox.id, mail.id));
    },
  };
}
