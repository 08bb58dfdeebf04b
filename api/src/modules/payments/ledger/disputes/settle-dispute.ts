import type { Database } from '../../../../database/database.ts';
import { applyRefund, createDueRefund, lowerDueRefunds } from '../capture.ts';
import { endReviewIfReturned } from '../end-review.ts';
import { calculateLeft, findPayment, storeRefund } from '../ledger.store.ts';
import type { Origin } from '../transition.ts';
import type { DisputeFacts } from './dispute-facts.ts';
import { lockTransaction, type TransactionRow } from '../transactions.store.ts';
import { DISPUTE_KEY } from './lost-dispute.rules.ts';
import { mergeDispute, toDispute } from './disputes.rules.ts';
import {
  attachDisputes,
  insertDispute,
  lockUnsubtracted,
  recordSubtraction,
  updateDispute,
} from './disputes.store.ts';

/** Stores what the provider reports of a dispute, and subtracts from the donation what was lost. */
export async function settleDispute(
  tx: Database,
  facts: DisputeFacts,
  origin: Origin,
): Promise<'changed' | 'unchanged'> {
  // The donation is locked first, as everywhere: two events of one payment take turns.
  const payment = await findPayment(tx, facts.paymentId);
  if (payment) await lockTransaction(tx, payment.tranId);
  const stored = await insertDispute(tx, toDispute(facts, origin.now));
  // A dispute is of one payment for ever.
  if (stored && stored.paymentId !== facts.paymentId) return 'unchanged';
  if (stored) await updateDispute(tx, mergeDispute(stored, facts));
  await subtractLost(tx, facts.paymentId, origin);
  return 'changed';
}

/**
 * Records what the disputes of a payment have lost as refunds of it, at most what is left: money that went back already does
 * not go twice. What was lost in another currency is not known in rupees: all that is left counts, and staff compare it.
 * Before the payment is captured nothing happens; it is called again then.
 */
export async function subtractLost(
  tx: Database,
  paymentId: string,
  origin: Omit<Origin, 'live'>,
): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (!payment) return;
  await attachDisputes(tx, paymentId, payment.tranId);
  if (payment.status !== 'captured') return;
  let transaction = await lockTransaction(tx, payment.tranId);
  for (const dispute of await lockUnsubtracted(tx, paymentId)) {
    const left = await calculateLeft(tx, payment);
    const isSameCurrency = dispute.currency === payment.currency;
    const amount = isSameCurrency ? Math.min(dispute.lost - dispute.subtracted, left) : left;
    if (amount <= 0) continue;
    const refund = await storeRefund(tx, {
      ...createDueRefund(paymentId, payment.tranId, amount, origin.now),
      idempotencyKey: `${DISPUTE_KEY}${dispute.id}:${dispute.subtracted}`,
      state: 'processed',
      reason: 'a lost dispute',
      askedBy: 'provider',
    });
    await recordSubtraction(tx, dispute.id, isSameCurrency ? dispute.subtracted + amount : dispute.lost);
    if (isCountedPayment(transaction, paymentId))
      transaction = await applyRefund(tx, transaction, refund, origin);
  }
  await lowerDueRefunds(tx, payment, origin.now);
  await endReviewIfReturned(tx, paymentId, origin);
}

function isCountedPayment(
  transaction: TransactionRow | undefined,
  paymentId: string,
): transaction is TransactionRow {
  return transaction?.capturedPaymentId === paymentId;
}
