import {
  findPayment,
  storeRefund,
  listRefundsOfPayment,
  updateRefund,
  type RefundRow,
} from '../../ledger/ledger.store.ts';
import type { PaymentDeps } from '../deps.ts';
import { createDueRefund } from '../../ledger/capture.ts';
import { settleRefund } from '../../ledger/settle.ts';
import { lockTransaction } from '../../ledger/transactions.store.ts';

/** A refund that staff ask for. Amount in paise. The same key means the same refund, however often it is sent. */
export type RefundRequest = {
  paymentId: string;
  amount: number;
  idempotencyKey: string;
  reason: string;
  askedBy: string;
  /** The money was given back already. Only the bank does so, on its own pages. */
  isAlreadyRefunded?: boolean | undefined;
};

export type RefundOutcome =
  | { outcome: 'asked'; refund: RefundRow }
  | { outcome: 'no-such-payment' }
  /** `by-bank`: only a refund that the bank has made already can be recorded. `not-by-bank`: a card refund must be made here. */
  | { outcome: 'by-bank' | 'not-by-bank' }
  /** More than `remaining`, in paise. */
  | { outcome: 'too-much'; remaining: number }
  | { outcome: 'other-refund' }
  /** The refund is stored, and reconciliation sends it again. */
  | { outcome: 'unreachable'; refund: RefundRow }
  | { outcome: 'refused'; refund: RefundRow };

const MIN_KEY_LENGTH = 10;

/**
 * Refunds a payment, in whole or in part; also one that was paid twice. The refund is stored before the provider is
 * asked: so two at once never refund more than was paid, and reconciliation finishes one that was interrupted.
 */
export async function refundPayment(deps: PaymentDeps, request: RefundRequest): Promise<RefundOutcome> {
  const { database, now } = deps;
  if (request.idempotencyKey.length < MIN_KEY_LENGTH)
    throw new Error(`A refund's key has at least ${MIN_KEY_LENGTH} characters`);
  const { isAlreadyRefunded = false, ...details } = request;
  const stored = await database.transaction(async (tx): Promise<RefundOutcome> => {
    const found = await findPayment(tx, request.paymentId);
    const transaction = found && (await lockTransaction(tx, found.tranId));
    const payment = found && (await findPayment(tx, request.paymentId));
    if (payment?.status !== 'captured') return { outcome: 'no-such-payment' };
    // Nobody can be asked to give back what came by the bank's gateway, or by UPI or bank transfer.
    const isByBank = transaction?.provider === 'bank' || transaction?.provider === 'direct';
    if (isByBank !== isAlreadyRefunded) return { outcome: isByBank ? 'by-bank' : 'not-by-bank' };
    const existing = await listRefundsOfPayment(tx, request.paymentId);
    const same = existing.find(({ idempotencyKey }) => idempotencyKey === request.idempotencyKey);
    if (same && same.amount !== request.amount) return { outcome: 'other-refund' };
    if (same && same.state !== 'due') return { outcome: 'asked', refund: same };
    const committed = existing
      .filter((refund) => refund !== same && refund.state !== 'failed' && refund.state !== 'due')
      .reduce((sum, refund) => sum + refund.amount, 0);
    const remaining = payment.amount - committed;
    if (!Number.isInteger(request.amount) || request.amount < 1 || request.amount > remaining)
      return { outcome: 'too-much', remaining };
    const refund = await storeRefund(tx, {
      ...createDueRefund(request.paymentId, payment.tranId, request.amount, now()),
      ...details,
      state: 'asked',
    });
    if (refund.paymentId !== request.paymentId) return { outcome: 'other-refund' };
    const change = { state: 'asked', reason: request.reason, askedBy: request.askedBy } as const;
    await updateRefund(tx, refund.id, change);
    if (!isByBank) return { outcome: 'asked', refund: { ...refund, ...change } };
    const facts = {
      refundId: `bank:${refund.id}`,
      paymentId: payment.paymentId,
      amount: request.amount,
    } as const;
    const origin = {
      cause: 'staff',
      causeId: refund.id,
      live: transaction.live === true,
      now: now(),
    } as const;
    await settleRefund(tx, { ...facts, status: 'processed', receipt: refund.id }, origin);
    return { outcome: 'asked', refund: { ...refund, ...change, state: 'processed' } };
  });
  if (stored.outcome !== 'asked' || stored.refund.state !== 'asked') return stored;
  return sendRefund(deps, stored.refund);
}

/** Asks the provider for a stored refund. The provider finds the one that an earlier call had made. */
export async function sendRefund(deps: PaymentDeps, refund: RefundRow): Promise<RefundOutcome> {
  const { database, card, now } = deps;
  const reply = await card?.refund(refund.paymentId, refund.amount, refund.id);
  if (!card || !reply || reply.outcome === 'unreachable') {
    await updateRefund(database, refund.id, { updatedAt: now() });
    return { outcome: 'unreachable', refund };
  }
  if (reply.outcome === 'refused') {
    const change = { state: 'failed', updatedAt: now() } as const;
    await updateRefund(database, refund.id, change);
    return { outcome: 'refused', refund: { ...refund, ...change } };
  }
  const origin = { cause: 'staff', causeId: refund.id, live: card.live, now: now() } as const;
  await database.transaction((tx) => settleRefund(tx, { ...reply.value, receipt: refund.id }, origin));
  return { outcome: 'asked', refund: { ...refund, state: reply.value.status } };
}
