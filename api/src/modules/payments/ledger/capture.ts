import type { Database } from '../../../database/database.ts';
import { enqueueDonorMail } from '../../../mail/outbox.store.ts';
import { addToFunds } from '../../projects/index.ts';
import {
  calculateLeft,
  listRefundsOfPayment,
  lockUnappliedRefunds,
  storeRefund,
  updatePayment,
  updateRefund,
  type PaymentRow,
  type RefundRow,
} from './ledger.store.ts';
import { quarantine } from './quarantine.store.ts';
import { assignReceiptNumber, cancelReceipt } from '../../receipt-numbers/index.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { enqueueTributeMail } from './tributes/tribute-mail.ts';
import { transition, type Origin } from './transition.ts';
import type { TransactionRow } from './transactions.store.ts';

/**
 * Captures a payment: what follows is written in the caller's database transaction. A second payment of the same
 * transaction is due to be given back. `paidAt` decides the receipt's financial year.
 */
export async function capture(
  tx: Database,
  transaction: TransactionRow,
  facts: Pick<PaymentFacts, 'paymentId' | 'amount'>,
  paidAt: Date,
  origin: Omit<Origin, 'live'>,
): Promise<void> {
  const { tranId, amount, projectId } = transaction;
  const { now } = origin;
  let captured = await transition(tx, transaction, 'captured', origin, {
    capturedPaymentId: facts.paymentId,
    capturedAt: paidAt,
    failureReason: null,
    checkDueAt: null,
  });
  if (!captured) {
    await updatePayment(tx, facts.paymentId, { role: 'surplus' });
    await storeRefund(tx, {
      ...createDueRefund(facts.paymentId, tranId, facts.amount, now),
      idempotencyKey: `surplus:${facts.paymentId}`,
      reason: 'paid twice',
      askedBy: 'system',
    });
    await lowerDueRefunds(tx, facts, now);
    return;
  }
  await updatePayment(tx, facts.paymentId, { role: 'counted' });
  if (projectId !== null) await addToFunds(tx, projectId, { captured: amount, donors: 1 }, paidAt);
  await assignReceiptNumber(tx, tranId, paidAt);
  await enqueueDonorMail(tx, { kind: 'captured', tranId, causeId: facts.paymentId }, now);
  await enqueueTributeMail(tx, transaction, now);
  for (const refund of await lockUnappliedRefunds(tx, facts.paymentId))
    captured = await applyRefund(tx, captured, refund, origin);
}

/** Does what the capture of a donation could not do, since it was recorded afterwards: adds to its project, tells its addressee. */
export async function completeCapture(tx: Database, transaction: TransactionRow, now: Date): Promise<void> {
  const { projectId, amount: captured, refunded } = transaction;
  if (projectId !== null)
    await addToFunds(tx, projectId, { captured, refunded, donors: refunded < captured ? 1 : 0 }, now);
  await enqueueTributeMail(tx, transaction, now);
}

/** A refund that waits for staff. */
export function createDueRefund(
  paymentId: string,
  tranId: string | null,
  amount: number,
  now: Date,
): RefundRow {
  const id = `rf_${crypto.randomUUID().replaceAll('-', '')}`;
  return {
    id,
    idempotencyKey: id,
    providerRefundId: null,
    paymentId,
    tranId,
    amount,
    state: 'due',
    applied: false,
    reason: '',
    askedBy: '',
    createdAt: now,
    updatedAt: now,
    toldAt: null,
  };
}

/** A second payment waits to be given back: what a dispute has taken, or the provider gave back, need not be. */
export async function lowerDueRefunds(
  tx: Database,
  payment: Pick<PaymentRow, 'paymentId' | 'amount'>,
  now: Date,
): Promise<void> {
  const left = await calculateLeft(tx, payment);
  for (const { id, state, amount } of await listRefundsOfPayment(tx, payment.paymentId))
    if (state === 'due' && amount > left)
      await updateRefund(
        tx,
        id,
        left > 0 ? { amount: left, updatedAt: now } : { state: 'failed', updatedAt: now },
      );
}

/** Subtracts a refund from its donation; returns the changed transaction. */
export async function applyRefund(
  tx: Database,
  transaction: TransactionRow,
  refund: RefundRow,
  origin: Omit<Origin, 'live'>,
): Promise<TransactionRow> {
  const { tranId, projectId, amount } = transaction;
  // The provider never refunds more than was paid. Should it say so, the sums stay right and staff are notified.
  const applied = Math.min(refund.amount, amount - transaction.refunded);
  if (applied < refund.amount) {
    const { cause, causeId, now: at } = origin;
    const { paymentId } = refund;
    await quarantine(tx, {
      why: 'other-amount',
      tranId,
      paymentId,
      amount: refund.amount,
      currency: 'INR',
      cause,
      causeId,
      at,
    });
  }
  const refunded = transaction.refunded + applied;
  const isFullRefund = refunded === amount;
  const event = isFullRefund ? 'refunded' : 'part-refunded';
  const changed = await transition(tx, transaction, event, origin, { refunded });
  await updateRefund(tx, refund.id, { applied: true, tranId });
  if (projectId !== null && applied > 0) {
    await addToFunds(tx, projectId, { refunded: applied, donors: isFullRefund ? -1 : 0 }, origin.now);
  }
  if (isFullRefund) await cancelReceipt(tx, tranId, origin.now);
  if (applied > 0) await enqueueDonorMail(tx, { kind: 'refunded', tranId, causeId: refund.id }, origin.now);
  return changed ?? transaction;
}
