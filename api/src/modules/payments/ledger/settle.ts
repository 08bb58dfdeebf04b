import type { Database } from '../../../database/database.ts';
import {
  findPayment,
  lockPayment,
  lockRefund,
  storeRefund,
  updatePayment,
  updateRefund,
} from './ledger.store.ts';
import { applyRefund, capture, createDueRefund, lowerDueRefunds } from './capture.ts';
import { endReviewIfReturned } from './end-review.ts';
import { subtractLost } from './disputes/settle-dispute.ts';
import { quarantine, type NewQuarantine } from './quarantine.store.ts';
import type { PaymentFacts, RefundFacts } from './payment-facts.ts';
import { transition, type Origin } from './transition.ts';
import { lockByOrder, lockTransaction, type TransactionRow } from './transactions.store.ts';

/** `changed` and `unchanged` are both fine; `quarantined` money waits for staff. */
export type SettleOutcome = 'changed' | 'unchanged' | 'quarantined';

const PAYMENT_RANK = { created: 0, failed: 1, authorised: 2, captured: 3 } as const;

/**
 * Brings a donation in line with what the provider reports of a payment. Only money of the stored amount, currency
 * and order is counted, and only one payment per donation; other captured money is quarantined or due for refund.
 * Everything that follows is written in the caller's database transaction.
 */
export async function settlePayment(
  tx: Database,
  facts: PaymentFacts,
  origin: Origin,
): Promise<SettleOutcome> {
  const isMoney = facts.status === 'authorised' || facts.status === 'captured';
  const quarantineIfMoney = async (why: NewQuarantine['why'], tranId?: string): Promise<SettleOutcome> => {
    if (!isMoney) return 'unchanged';
    const { paymentId, orderId, amount, currency } = facts;
    const { cause, causeId, now: at } = origin;
    await quarantine(tx, { why, tranId, orderId, paymentId, amount, currency, cause, causeId, at });
    return 'quarantined';
  };

  const transaction = await lockByOrder(tx, facts.orderId);
  if (!transaction) return quarantineIfMoney('unknown-order');
  const { tranId } = transaction;
  if (transaction.live !== origin.live) return quarantineIfMoney('other-mode', tranId);
  const payment = await lockPayment(tx, tranId, facts, origin.now);
  if (payment.tranId !== tranId) return quarantineIfMoney('other-order', tranId);
  const known =
    payment.role === 'attempt' && payment.status === 'created' ? -1 : PAYMENT_RANK[payment.status];
  if (PAYMENT_RANK[facts.status] <= known) return 'unchanged';

  // A browser's report stores the amount that was asked for. The provider's report replaces it.
  const { status, amount, currency, method } = facts;
  await updatePayment(tx, facts.paymentId, { status, amount, currency, ...(method && { method }) });
  if (isMoney && (facts.amount !== transaction.amount || facts.currency !== transaction.currency)) {
    await updatePayment(tx, facts.paymentId, { role: 'mismatch' });
    await transition(tx, transaction, 'mismatched', origin);
    const outcome = await quarantineIfMoney('other-amount', tranId);
    await subtractLost(tx, facts.paymentId, origin);
    return outcome;
  }
  switch (facts.status) {
    case 'created':
      return toSettleOutcome(await transition(tx, transaction, 'attempted', origin));
    case 'failed':
      return toSettleOutcome(
        await transition(tx, transaction, 'failed', origin, { failureReason: facts.reason ?? null }),
      );
    case 'authorised':
      return toSettleOutcome(await transition(tx, transaction, 'authorised', origin));
    case 'captured':
      await capture(tx, transaction, facts, clampPaidAt(facts, transaction.createdAt, origin.now), origin);
      await subtractLost(tx, facts.paymentId, origin);
      return 'changed';
  }
}

/** The receipt has the day on which the donor paid, even when we learn of it after the financial year has ended. */
function clampPaidAt({ paidAt }: PaymentFacts, createdAt: Date, now: Date): Date {
  const paidMs = Math.max(paidAt?.getTime() ?? now.getTime(), createdAt.getTime());
  return new Date(Math.min(paidMs, now.getTime()));
}

function toSettleOutcome(changed: TransactionRow | undefined): SettleOutcome {
  return changed ? 'changed' : 'unchanged';
}

/** Brings a refund and its donation in line with what the provider reports. */
export async function settleRefund(tx: Database, facts: RefundFacts, origin: Origin): Promise<SettleOutcome> {
  const payment = await findPayment(tx, facts.paymentId);
  const transaction = payment && (await lockTransaction(tx, payment.tranId));
  const known = await lockRefund(tx, { providerRefundId: facts.refundId, id: facts.receipt });
  const refund =
    known ??
    (await storeRefund(tx, {
      ...createDueRefund(facts.paymentId, payment?.tranId ?? null, facts.amount, origin.now),
      idempotencyKey: `provider:${facts.refundId}`,
      providerRefundId: facts.refundId,
      state: 'pending',
      reason: 'made at the provider',
      askedBy: 'provider',
    }));
  if (refund.paymentId !== facts.paymentId) return 'unchanged';
  const isOver = refund.state === 'processed' || (refund.state === 'failed' && facts.status !== 'processed');
  if (!isOver) {
    await updateRefund(tx, refund.id, {
      state: facts.status,
      providerRefundId: facts.refundId,
      amount: facts.amount,
      updatedAt: origin.now,
    });
  }
  if (payment) await lowerDueRefunds(tx, payment, origin.now);
  await endReviewIfReturned(tx, facts.paymentId, origin);
  const isDue = !refund.applied && (facts.status === 'processed' || refund.state === 'processed');
  if (!isDue || !transaction || transaction.capturedPaymentId !== facts.paymentId)
    return isOver ? 'unchanged' : 'changed';
  await applyRefund(tx, transaction, { ...refund, amount: facts.amount }, origin);
  return 'changed';
}
