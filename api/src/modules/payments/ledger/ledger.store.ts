import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import {
  providerPayments,
  refunds,
  transactionTransitions,
  transactions,
  webhookEvents,
} from './ledger.schema.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { isLostDispute } from './disputes/lost-dispute.rules.ts';
import { selectErased } from './erasing/erased-donors.store.ts';

export type PaymentRow = typeof providerPayments.$inferSelect;
export type RefundRow = typeof refunds.$inferSelect;
export type NewTransition = Omit<typeof transactionTransitions.$inferInsert, 'id'>;
export async function recordTransition(tx: Database, transition: NewTransition): Promise<void> {
  await tx.insert(transactionTransitions).values(transition);
}

/** Stores an event's id. False when it is stored already, also when both arrive at once: then it has no effect. */
export async function storeWebhookEvent(
  tx: Database,
  event: typeof webhookEvents.$inferInsert,
): Promise<boolean> {
  const inserted = await tx.insert(webhookEvents).values(event).onConflictDoNothing().returning();
  return inserted.length > 0;
}

export async function setWebhookOutcome(tx: Database, eventId: string, outcome: string): Promise<void> {
  await tx.update(webhookEvents).set({ outcome }).where(eq(webhookEvents.eventId, eventId));
}

/** Locks the row of a payment; inserts it when the payment is not known yet. */
export async function lockPayment(
  tx: Database,
  tranId: string,
  { paymentId, amount, currency }: Pick<PaymentFacts, 'paymentId' | 'amount' | 'currency'>,
  now: Date,
): Promise<PaymentRow> {
  await tx
    .insert(providerPayments)
    .values({ paymentId, tranId, amount, currency, status: 'created', role: 'attempt', firstSeenAt: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.paymentId, paymentId))
    .for('update');
  if (!row) throw new Error('A payment that was just stored is gone');
  return row;
}

export async function findPayment(database: Database, paymentId: string): Promise<PaymentRow | undefined> {
  const [row] = await database
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.paymentId, paymentId));
  return row;
}

export async function updatePayment(
  tx: Database,
  paymentId: string,
  change: Partial<Omit<PaymentRow, 'paymentId' | 'tranId'>>,
): Promise<void> {
  await tx.update(providerPayments).set(change).where(eq(providerPayments.paymentId, paymentId));
}

/** Stores a refund unless its idempotency key is known; returns the stored row either way, locked. */
export async function storeRefund(tx: Database, refund: RefundRow): Promise<RefundRow> {
  await tx.insert(refunds).values(refund).onConflictDoNothing({ target: refunds.idempotencyKey });
  const [row] = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.idempotencyKey, refund.idempotencyKey))
    .for('update');
  if (!row) throw new Error('A refund that was just stored is gone');
  return row;
}

/** Locks the refund with the provider's id, else the one that we asked for under `id`. */
export async function lockRefund(
  tx: Database,
  { providerRefundId, id }: { providerRefundId: string; id: string | undefined },
): Promise<RefundRow | undefined> {
  const [known] = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.providerRefundId, providerRefundId))
    .for('update');
  if (known || id === undefined) return known;
  const [asked] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('update');
  return asked;
}

export async function updateRefund(tx: Database, id: string, change: Partial<RefundRow>): Promise<void> {
  await tx.update(refunds).set(change).where(eq(refunds.id, id));
}

/** A refund; `isLostDispute`: it is what a dispute has lost. */
export async function findRefund(
  database: Database,
  id: string,
): Promise<(RefundRow & { isLostDispute: boolean }) | undefined> {
  const [row] = await database.select().from(refunds).where(eq(refunds.id, id));
  return row && { ...row, isLostDispute: isLostDispute(row) };
}

export async function listRefundsOfPayment(database: Database, paymentId: string): Promise<RefundRow[]> {
  return database.select().from(refunds).where(eq(refunds.paymentId, paymentId));
}

/** What of a payment has not gone back yet. */
export async function calculateLeft(
  tx: Database,
  { paymentId, amount }: Pick<PaymentRow, 'paymentId' | 'amount'>,
): Promise<number> {
  const refunds = await listRefundsOfPayment(tx, paymentId);
  const back = refunds
    .filter(({ state }) => state === 'processed')
    .reduce((sum, refund) => sum + refund.amount, 0);
  return Math.max(0, amount - back);
}

/** The refunds that were subtracted from a donation, in their order. */
export async function listAppliedRefunds(database: Database, tranId: string): Promise<RefundRow[]> {
  return database
    .select()
    .from(refunds)
    .where(and(eq(refunds.tranId, tranId), eq(refunds.applied, true)))
    .orderBy(refunds.updatedAt, refunds.id);
}

/** Refunds without a final state, and processed ones that raced with the capture and were not applied to it. */
export async function listUnfinishedRefunds(database: Database, limit: number): Promise<RefundRow[]> {
  return database
    .select()
    .from(refunds)
    .where(or(inArray(refunds.state, ['asked', 'pending']), isUnapplied))
    .orderBy(refunds.updatedAt)
    .limit(limit);
}

const isUnapplied = and(
  eq(refunds.state, 'processed'),
  eq(refunds.applied, false),
  sql`${refunds.paymentId} in (select ${transactions.capturedPaymentId} from ${transactions})`,
);

/** Takes the due refunds that were not reported to staff yet, and marks them as reported. */
export async function takeUnreportedRefunds(tx: Database, now: Date): Promise<RefundRow[]> {
  return tx
    .update(refunds)
    .set({ toldAt: now })
    .where(and(eq(refunds.state, 'due'), isNull(refunds.toldAt)))
    .returning();
}

/** Empties what staff wrote about the refunds of donations whose donor was erased. */
export async function emptyReasonsOfErased(tx: Database): Promise<void> {
  await tx
    .update(refunds)
    .set({ reason: '' })
    .where(and(ne(refunds.reason, ''), inArray(refunds.tranId, selectErased(tx))));
}

/** Locks the refunds that arrived before the payment that they refund. */
export async function lockUnappliedRefunds(tx: Database, paymentId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'processed'), eq(refunds.applied, false)))
    .for('update');
}
