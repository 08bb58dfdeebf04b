import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mailOutbox } from '../database/schema.ts';
import type { MailQueue, SendMail } from './mail-delivery.ts';
import { nextTry } from './mail.rules.ts';

export type OutgoingMail = typeof mailOutbox.$inferSelect;

/** Puts a mail to the trust into the outbox; within a transaction it goes out only if that is kept. */
export async function enqueueMail(
  database: Pick<Database, 'insert'>,
  mail: { replyTo: string; subject: string; body: string },
  now: Date,
): Promise<void> {
  await database.insert(mailOutbox).values({ ...mail, createdAt: now, tryAt: now });
}

/**
 * Takes the mail whose turn it is, and puts its next try off: until then nobody else takes it, so several
 * processes may deliver. Undefined when none is due.
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
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, tryAt: nextTry(due.attempts, now) })
    .where(and(eq(mailOutbox.id, due.id), eq(mailOutbox.attempts, due.attempts)))
    .returning();
  // Another process was quicker: there may be more that is due.
  return claimed ?? claimMail(database, now);
}

/** The outbox's mail to the trust; what a mail server has taken is forgotten. */
export function mailToTrust(database: Database, send: SendMail): MailQueue<OutgoingMail> {
  return {
    claim: (now) => claimMail(database, now),
    async send(mail) {
      await send(mail);
      await database.delete(mailOutbox).where(eq(mailOutbox.id, mail.id));
    },
  };
}
