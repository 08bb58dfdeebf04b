import { and, eq, isNull, lt, lte, isNotNull, sql } from 'drizzle-orm';
import type { LocalisedText } from '@trust/shared/contract/language';
import type { Database } from '../../database/database.ts';
import { outbox, projects, receipts, refunds, transactions } from '../../database/schema.ts';
import { nextTry } from '../../mail/mail.rules.ts';

export type ReceiptRow = typeof receipts.$inferSelect;
export type Word = typeof outbox.$inferSelect;

export async function findReceipt(database: Database, tranId: string): Promise<ReceiptRow | undefined> {
  const [row] = await database.select().from(receipts).where(eq(receipts.tranId, tranId));
  return row;
}

/** Writes down what a receipt says, unless somebody was quicker; the receipt as it stands. */
export async function fixContent(
  database: Database,
  receipt: ReceiptRow,
  content: object,
): Promise<ReceiptRow> {
  await database
    .update(receipts)
    .set({ content })
    .where(and(eq(receipts.tranId, receipt.tranId), isNull(receipts.content)));
  return (await findReceipt(database, receipt.tranId)) ?? receipt;
}

/** A project's name, also of one that was withdrawn. */
export async function projectName(database: Database, id: string): Promise<LocalisedText | undefined> {
  const [row] = await database.select({ name: projects.name }).from(projects).where(eq(projects.id, id));
  return row?.name;
}

/** How much a refund gives back, in paise. */
export async function refundedBy(database: Database, refundId: string): Promise<number> {
  const [row] = await database
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  return row?.amount ?? 0;
}

/**
 * Takes the word whose turn it is and puts its next try off, so that nobody else takes it meanwhile. Words of donations
 * of which nobody has told yet whose they are wait.
 */
export async function claimWord(database: Database, now: Date): Promise<Word | undefined> {
  const [due] = await database
    .select({ id: outbox.id, attempts: outbox.attempts })
    .from(outbox)
    .innerJoin(transactions, eq(transactions.tranId, outbox.tranId))
    .where(and(isNull(outbox.doneAt), lte(outbox.tryAt, now), isNotNull(transactions.contentHash)))
    .orderBy(outbox.tryAt, outbox.id)
    .limit(1);
  if (!due) return undefined;
  const [claimed] = await database
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, tryAt: nextTry(due.attempts, now) })
    .where(and(eq(outbox.id, due.id), eq(outbox.attempts, due.attempts)))
    .returning();
  return claimed ?? claimWord(database, now);
}

export async function closeWord(
  database: Database,
  id: number,
  outcome: 'mailed' | 'not-needed',
  now: Date,
): Promise<void> {
  await database.update(outbox).set({ doneAt: now, outcome }).where(eq(outbox.id, id));
}

/** Gives up the words from before a moment that nobody could be told of; how many. */
export async function giveUpWords(database: Database, before: Date, now: Date): Promise<number> {
  const closed = await database
    .update(outbox)
    .set({ doneAt: now, outcome: 'given-up' })
    .where(and(isNull(outbox.doneAt), lt(outbox.createdAt, before)))
    .returning({ id: outbox.id });
  return closed.length;
}
