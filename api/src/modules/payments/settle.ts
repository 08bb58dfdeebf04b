import type { Database } from '../../database/database.ts';
import {
  addMove,
  addToFunds,
  cancelReceipt,
  findPayment,
  giveReceiptNumber,
  keepRefund,
  leaveWord,
  lockPayment,
  lockRefund,
  quarantine,
  refundsAhead,
  updatePayment,
  updateRefund,
  type NewQuarantine,
  type RefundRow,
} from './ledger.store.ts';
import type { PaymentFacts, RefundFacts } from './providers/card-provider.ts';
import { stateAfter, type Event } from './states.rules.ts';
import {
  lockByOrder,
  lockTransaction,
  updateTransaction,
  type TransactionRow,
} from './transactions.store.ts';

/** From whom a change comes. */
export type Cause = 'donor' | 'order' | 'callback' | 'webhook' | 'sweep' | 'check' | 'bank' | 'staff';

/** Where and when something was learnt, and whether from keys that move real money. */
export type Told = { cause: Cause; causeId?: string | undefined; live: boolean; now: Date };

/** What came of it: `changed` and `unchanged` are both fine, `quarantined` waits for staff. */
export type Settled = 'changed' | 'unchanged' | 'quarantined';

const PAYMENT_RANK = { created: 0, failed: 1, authorised: 2, captured: 3 } as const;

/**
 * Makes of a transaction what an event makes of it, with the move and its cause, in the caller's database
 * transaction, which holds the row. False when the event changes nothing.
 */
export async function makeMove(
  tx: Database,
  transaction: TransactionRow,
  event: Event,
  told: Omit<Told, 'live'>,
  change: Partial<TransactionRow> = {},
): Promise<boolean> {
  const state = stateAfter(transaction.state, event);
  if (state === undefined) return false;
  await updateTransaction(tx, transaction.tranId, { ...change, state });
  const { cause, causeId, now } = told;
  await addMove(tx, {
    tranId: transaction.tranId,
    fromState: transaction.state,
    toState: state,
    cause,
    causeId,
    at: now,
  });
  Object.assign(transaction, change, { state });
  return true;
}

/**
 * Makes of a donation what the provider says of a payment. Only money of the stored amount, currency and order is
 * counted, and of one donation only one payment; what else was captured is put aside or is due to be given back.
 * Everything that follows from it is written in the caller's database transaction.
 */
export async function settlePayment(tx: Database, facts: PaymentFacts, told: Told): Promise<Settled> {
  const isMoney = facts.status === 'authorised' || facts.status === 'captured';
  const putAside = async (why: NewQuarantine['why'], tranId?: string): Promise<Settled> => {
    if (!isMoney) return 'unchanged';
    const { paymentId, orderId, amount, currency } = facts;
    const { cause, causeId, now: at } = told;
    await quarantine(tx, { why, tranId, orderId, paymentId, amount, currency, cause, causeId, at });
    return 'quarantined';
  };

  const transaction = await lockByOrder(tx, facts.orderId);
  if (!transaction) return putAside('unknown-order');
  const { tranId } = transaction;
  if (transaction.live !== told.live) return putAside('other-mode', tranId);
  const payment = await lockPayment(tx, tranId, facts, told.now);
  if (payment.tranId !== tranId) return putAside('other-order', tranId);
  const known =
    payment.part === 'attempt' && payment.status === 'created' ? -1 : PAYMENT_RANK[payment.status];
  if (PAYMENT_RANK[facts.status] <= known) return 'unchanged';

  // What a browser brought was taken to be what was asked for; this is what it is.
  const { status, amount, currency } = facts;
  await updatePayment(tx, facts.paymentId, { status, amount, currency });
  if (isMoney && (facts.amount !== transaction.amount || facts.currency !== transaction.currency)) {
    await updatePayment(tx, facts.paymentId, { part: 'mismatch' });
    await makeMove(tx, transaction, 'mismatched', told);
    return putAside('other-amount', tranId);
  }
  switch (facts.status) {
    case 'created':
      return said(await makeMove(tx, transaction, 'attempted', told));
    case 'failed':
      return said(await makeMove(tx, transaction, 'failed', told, { failureReason: facts.reason ?? null }));
    case 'authorised':
      return said(await makeMove(tx, transaction, 'authorised', told));
    case 'captured':
      await capture(tx, transaction, facts, told);
      return 'changed';
  }
}

function said(moved: boolean): Settled {
  return moved ? 'changed' : 'unchanged';
}

async function capture(
  tx: Database,
  transaction: TransactionRow,
  facts: PaymentFacts,
  told: Told,
): Promise<void> {
  const { tranId, amount, projectId } = transaction;
  const { now } = told;
  const paidAt = paidWithin(facts, transaction.createdAt, now);
  const counts = await makeMove(tx, transaction, 'captured', told, {
    capturedPaymentId: facts.paymentId,
    capturedAt: paidAt,
    failureReason: null,
    checkDueAt: null,
  });
  if (!counts) {
    await updatePayment(tx, facts.paymentId, { part: 'surplus' });
    await keepRefund(tx, {
      ...refundOf(facts.paymentId, tranId, facts.amount, now),
      idempotencyKey: `surplus:${facts.paymentId}`,
      reason: 'paid twice',
      askedBy: 'system',
    });
    return;
  }
  await updatePayment(tx, facts.paymentId, { part: 'counted' });
  if (projectId !== null) await addToFunds(tx, projectId, { captured: amount, donors: 1 });
  await giveReceiptNumber(tx, tranId, paidAt);
  await leaveWord(tx, 'captured', tranId, facts.paymentId, now);
  for (const refund of await refundsAhead(tx, facts.paymentId))
    await applyRefund(tx, transaction, refund, told);
}

/** The donor's day is the receipt's, also where we hear of it after the financial year has ended. */
function paidWithin({ paidAt }: PaymentFacts, begun: Date, now: Date): Date {
  const told = Math.max(paidAt?.getTime() ?? now.getTime(), begun.getTime());
  return new Date(Math.min(told, now.getTime()));
}

/** A refund that nobody has done anything about yet. */
export function refundOf(paymentId: string, tranId: string | null, amount: number, now: Date): RefundRow {
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

/** Makes of a refund, and of the donation that it gives back, what the provider says of it. */
export async function settleRefund(tx: Database, facts: RefundFacts, told: Told): Promise<Settled> {
  const payment = await findPayment(tx, facts.paymentId);
  const transaction = payment && (await lockTransaction(tx, payment.tranId));
  const known = await lockRefund(tx, { providerRefundId: facts.refundId, id: facts.receipt });
  const refund =
    known ??
    (await keepRefund(tx, {
      ...refundOf(facts.paymentId, payment?.tranId ?? null, facts.amount, told.now),
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
      updatedAt: told.now,
    });
  }
  const isDue = !refund.applied && (facts.status === 'processed' || refund.state === 'processed');
  if (!isDue || !transaction || transaction.capturedPaymentId !== facts.paymentId) return said(!isOver);
  await applyRefund(tx, transaction, { ...refund, amount: facts.amount }, told);
  return 'changed';
}

async function applyRefund(
  tx: Database,
  transaction: TransactionRow,
  refund: RefundRow,
  told: Told,
): Promise<void> {
  const { tranId, projectId, amount } = transaction;
  // The provider never gives back more than came; should it say so, the sums stay whole and staff are told.
  const given = Math.min(refund.amount, amount - transaction.refunded);
  if (given < refund.amount) {
    const { cause, causeId, now: at } = told;
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
  const refunded = transaction.refunded + given;
  const isAll = refunded === amount;
  await makeMove(tx, transaction, isAll ? 'refunded' : 'part-refunded', told, { refunded });
  await updateRefund(tx, refund.id, { applied: true, tranId });
  if (projectId !== null && given > 0) {
    await addToFunds(tx, projectId, { refunded: given, donors: isAll ? -1 : 0 });
  }
  if (isAll) await cancelReceipt(tx, tranId, told.now);
  await leaveWord(tx, 'refunded', tranId, refund.id, told.now);
}
