import type { Database } from '../../../database/database.ts';
import { enqueueDonorMail } from '../../../mail/outbox.store.ts';
import { addToFunds } from '../../projects/index.ts';
import {
  recordTransition,
  findPayment,
  storeRefund,
  lockPayment,
  lockRefund,
  lockUnappliedRefunds,
  updatePayment,
  updateRefund,
  type RefundRow,
} from './ledger.store.ts';
import { quarantine, type NewQuarantine } from './quarantine.store.ts';
import { assignReceiptNumber, cancelReceipt } from './receipt-numbers.store.ts';
import type { PaymentFacts, RefundFacts } from '../providers/card-provider.ts';
import { stateAfter, type TransactionEvent } from '../states.rules.ts';
import {
  lockByOrder,
  lockTransaction,
  updateTransaction,
  type TransactionRow,
} from '../transactions.store.ts';

export type OriginCause = 'donor' | 'order' | 'callback' | 'webhook' | 'sweep' | 'check' | 'bank' | 'staff';

/** What caused a change, whether its keys move real money (`live`), and when it was learnt. */
export type Origin = { cause: OriginCause; causeId?: string | undefined; live: boolean; now: Date };

/** `changed` and `unchanged` are both fine; `quarantined` money waits for staff. */
export type SettleOutcome = 'changed' | 'unchanged' | 'quarantined';

const PAYMENT_RANK = { created: 0, failed: 1, authorised: 2, captured: 3 } as const;

/**
 * Applies an event to a transaction and records the transition with its origin. Runs in the caller's database
 * transaction, which has locked the row. Returns the changed transaction; undefined when the event changes nothing.
 */
export async function transition(
  tx: Database,
  transaction: TransactionRow,
  event: TransactionEvent,
  origin: Omit<Origin, 'live'>,
  change: Partial<TransactionRow> = {},
): Promise<TransactionRow | undefined> {
  const state = stateAfter(transaction.state, event);
  if (state === undefined) return undefined;
  await updateTransaction(tx, transaction.tranId, { ...change, state });
  const { cause, causeId, now } = origin;
  await recordTransition(tx, {
    tranId: transaction.tranId,
    fromState: transaction.state,
    toState: state,
    cause,
    causeId,
    at: now,
  });
  return { ...transaction, ...change, state };
}

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
    payment.part === 'attempt' && payment.status === 'created' ? -1 : PAYMENT_RANK[payment.status];
  if (PAYMENT_RANK[facts.status] <= known) return 'unchanged';

  // A browser's report stores the amount that was asked for. The provider's report replaces it.
  const { status, amount, currency } = facts;
  await updatePayment(tx, facts.paymentId, { status, amount, currency });
  if (isMoney && (facts.amount !== transaction.amount || facts.currency !== transaction.currency)) {
    await updatePayment(tx, facts.paymentId, { part: 'mismatch' });
    await transition(tx, transaction, 'mismatched', origin);
    return quarantineIfMoney('other-amount', tranId);
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
      await capture(tx, transaction, facts, origin);
      return 'changed';
  }
}

function toSettleOutcome(changed: TransactionRow | undefined): SettleOutcome {
  return changed ? 'changed' : 'unchanged';
}

async function capture(
  tx: Database,
  transaction: TransactionRow,
  facts: PaymentFacts,
  origin: Origin,
): Promise<void> {
  const { tranId, amount, projectId } = transaction;
  const { now } = origin;
  const paidAt = clampPaidAt(facts, transaction.createdAt, now);
  let captured = await transition(tx, transaction, 'captured', origin, {
    capturedPaymentId: facts.paymentId,
    capturedAt: paidAt,
    failureReason: null,
    checkDueAt: null,
  });
  if (!captured) {
    await updatePayment(tx, facts.paymentId, { part: 'surplus' });
    await storeRefund(tx, {
      ...createDueRefund(facts.paymentId, tranId, facts.amount, now),
      idempotencyKey: `surplus:${facts.paymentId}`,
      reason: 'paid twice',
      askedBy: 'system',
    });
    return;
  }
  await updatePayment(tx, facts.paymentId, { part: 'counted' });
  if (projectId !== null) await addToFunds(tx, projectId, { captured: amount, donors: 1 });
  await assignReceiptNumber(tx, tranId, paidAt);
  await enqueueDonorMail(tx, { kind: 'captured', tranId, causeId: facts.paymentId }, now);
  for (const refund of await lockUnappliedRefunds(tx, facts.paymentId))
    captured = await applyRefund(tx, captured, refund, origin);
}

/** The receipt has the day on which the donor paid, even when we learn of it after the financial year has ended. */
function clampPaidAt({ paidAt }: PaymentFacts, createdAt: Date, now: Date): Date {
  const paidMs = Math.max(paidAt?.getTime() ?? now.getTime(), createdAt.getTime());
  return new Date(Math.min(paidMs, now.getTime()));
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
  const isDue = !refund.applied && (facts.status === 'processed' || refund.state === 'processed');
  if (!isDue || !transaction || transaction.capturedPaymentId !== facts.paymentId)
    return isOver ? 'unchanged' : 'changed';
  await applyRefund(tx, transaction, { ...refund, amount: facts.amount }, origin);
  return 'changed';
}

/** Returns the changed transaction. */
async function applyRefund(
  tx: Database,
  transaction: TransactionRow,
  refund: RefundRow,
  origin: Origin,
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
    await addToFunds(tx, projectId, { refunded: applied, donors: isFullRefund ? -1 : 0 });
  }
  if (isFullRefund) await cancelReceipt(tx, tranId, origin.now);
  await enqueueDonorMail(tx, { kind: 'refunded', tranId, causeId: refund.id }, origin.now);
  return changed ?? transaction;
}
