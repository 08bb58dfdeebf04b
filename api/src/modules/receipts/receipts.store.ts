import { and, eq, isNull, lt, lte, isNotNull, sql } from 'drizzle-orm';
import type { LocalisedText } from '@trust/shared/contract/language';
import type { Database } from '../../database/database.ts';
import { outbox } from '../../mail/mail.schema.ts';
import { receipts, refunds, transactions } from '../payments/payments.schema.ts';
import { projects } from '../projects/projects.schema.ts';
import { nextAttemptAt } from '../../mail/mail.rules.ts';

export type ReceiptRow = typeof receipts.$inferSelect;
export type OutboxEvent = typeof outbox.$inferSelect;

export async function findReceipt(database: Database, tranId: string): Promise<ReceiptRow | undefined> {
  const [row] = await database.select().from(receipts).where(eq(receipts.tranId, tranId));
  return row;
}

/** Stores a receipt's content, unless another process has stored it first; returns the stored receipt. */
export async function storeContent(
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

/** Finds a project's name, also when the project was withdrawn. */
export async function findProjectName(database: Database, id: string): Promise<LocalisedText | undefined> {
  const [row] = await database.select({ name: projects.name }).from(projects).where(eq(projects.id, id));
  return row?.name;
}

/** The amount of a refund in paise. */
export async function findRefundAmount(database: Database, refundId: string): Promise<number> {
  const [row] = await database
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(eq(refunds.id, refundId));
  return row?.amount ?? 0;
}

/**
 * Claims the next due event and postpones its next attempt, so that no other process takes it meanwhile. Events of
 * donations whose donor is not recorded yet wait.
 */
export async function claimOutboxEvent(database: Database, now: Date): Promise<OutboxEvent | undefined> {
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
    .set({ attempts: sql`${outbox.attempts} + 1`, tryAt: nextAttemptAt(due.attempts, now) })
    .where(and(eq(outbox.id, due.id), eq(outbox.attempts, due.attempts)))
    .returning();
  return claimed ?? claimOutboxEvent(database, now);
}

export async function completeOutboxEvent(
  database: Database,
  id: number,
  outcome: 'mailed' | 'not-needed',
  now: Date,
): Promise<void> {
  await database.update(outbox).set({ doneAt: now, outcome }).where(eq(outbox.id, id));
}

/** Dead-letters the unfinished events that were created before `before`; returns how many. */
export async function deadLetterOutboxEvents(database: Database, before: Date, now: Date): Promise<number> {
  const closed = await database
    .update(outbox)
    .set({ doneAt: now, outcome: 'given-up' })
    .where(and(isNull(outbox.doneAt), lt(outbox.createdAt, before)))
    .returning({ id: outbox.id });
  return closed.length;
}
