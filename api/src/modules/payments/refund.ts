import { findPayment, keepRefund, refundsOfPayment, updateRefund, type RefundRow } from './ledger.store.ts';
import type { PaymentParts } from './parts.ts';
import { refundOf, settleRefund } from './settle.ts';
import { lockTransaction } from './transactions.store.ts';

/** What staff ask to give back. Amount in paise; the same key means the same refund, however often it is sent. */
export type RefundAsk = {
  paymentId: string;
  amount: number;
  idempotencyKey: string;
  reason: string;
  askedBy: string;
  /** That it was given back already, which the bank does on its own pages only. */
  isGivenBack?: boolean | undefined;
};

export type RefundOutcome =
  | { outcome: 'asked'; refund: RefundRow }
  | { outcome: 'no-such-payment' }
  /** Only who says that it was given back already can note it: or, at the card provider, may not say so. */
  | { outcome: 'by-bank' | 'not-by-bank' }
  /** More than is left of the payment, in paise. */
  | { outcome: 'too-much'; left: number }
  | { outcome: 'other-refund' }
  /** It is kept and goes on by itself. */
  | { outcome: 'unreachable'; refund: RefundRow }
  | { outcome: 'refused'; refund: RefundRow };

const SHORTEST_KEY = 10;

/**
 * Gives a payment back, in whole or in part: also one that was paid twice. It is kept before the provider is asked,
 * so that two at once never give back more than came, and one that was cut short is finished by reconciliation.
 */
export async function giveBack(parts: PaymentParts, ask: RefundAsk): Promise<RefundOutcome> {
  const { database, now } = parts;
  if (ask.idempotencyKey.length < SHORTEST_KEY)
    throw new Error(`A refund's key has at least ${SHORTEST_KEY} characters`);
  const { isGivenBack = false, ...asked } = ask;
  const kept = await database.transaction(async (tx): Promise<RefundOutcome> => {
    const found = await findPayment(tx, ask.paymentId);
    const transaction = found && (await lockTransaction(tx, found.tranId));
    const payment = found && (await findPayment(tx, ask.paymentId));
    if (payment?.status !== 'captured') return { outcome: 'no-such-payment' };
    const isByBank = transaction?.provider === 'bank';
    if (isByBank !== isGivenBack) return { outcome: isByBank ? 'by-bank' : 'not-by-bank' };
    const made = await refundsOfPayment(tx, ask.paymentId);
    const same = made.find(({ idempotencyKey }) => idempotencyKey === ask.idempotencyKey);
    if (same && same.amount !== ask.amount) return { outcome: 'other-refund' };
    if (same && same.state !== 'due') return { outcome: 'asked', refund: same };
    const taken = made
      .filter((refund) => refund !== same && refund.state !== 'failed' && refund.state !== 'due')
      .reduce((sum, refund) => sum + refund.amount, 0);
    const left = payment.amount - taken;
    if (!Number.isInteger(ask.amount) || ask.amount < 1 || ask.amount > left)
      return { outcome: 'too-much', left };
    const refund = await keepRefund(tx, {
      ...refundOf(ask.paymentId, payment.tranId, ask.amount, now()),
      ...asked,
      state: 'asked',
    });
    if (refund.paymentId !== ask.paymentId) return { outcome: 'other-refund' };
    const change = { state: 'asked', reason: ask.reason, askedBy: ask.askedBy } as const;
    await updateRefund(tx, refund.id, change);
    if (!isByBank) return { outcome: 'asked', refund: { ...refund, ...change } };
    const facts = {
      refundId: `bank:${refund.id}`,
      paymentId: payment.paymentId,
      amount: ask.amount,
    } as const;
    const told = { cause: 'staff', causeId: refund.id, live: transaction.live === true, now: now() } as const;
    await settleRefund(tx, { ...facts, status: 'processed', receipt: refund.id }, told);
    return { outcome: 'asked', refund: { ...refund, ...change, state: 'processed' } };
  });
  if (kept.outcome !== 'asked' || kept.refund.state !== 'asked') return kept;
  return sendRefund(parts, kept.refund);
}

/** Asks the provider for a refund that is kept; it finds what an earlier call had made. */
export async function sendRefund(parts: PaymentParts, refund: RefundRow): Promise<RefundOutcome> {
  const { database, card, now } = parts;
  const answer = await card?.refund(refund.paymentId, refund.amount, refund.id);
  if (!card || !answer || answer.kind === 'unreachable') {
    await updateRefund(database, refund.id, { updatedAt: now() });
    return { outcome: 'unreachable', refund };
  }
  if (answer.kind === 'refused') {
    const change = { state: 'failed', updatedAt: now() } as const;
    await updateRefund(database, refund.id, change);
    return { outcome: 'refused', refund: { ...refund, ...change } };
  }
  const told = { cause: 'staff', causeId: refund.id, live: card.live, now: now() } as const;
  await database.transaction((tx) => settleRefund(tx, { ...answer.value, receipt: refund.id }, told));
  return { outcome: 'asked', refund: { ...refund, state: answer.value.status } };
}
