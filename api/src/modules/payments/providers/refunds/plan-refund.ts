import type { Database } from '../../../../database/database.ts';
import { findPayment, findRefund, listRefundsOfPayment, type RefundRow } from '../../ledger/ledger.store.ts';
import type { TransactionRow } from '../../ledger/transactions.store.ts';
import type { RefundRequest } from './refund.ts';

type PlannedRefund = Pick<RefundRequest, 'paymentId' | 'amount' | 'idempotencyKey'>;

/**
 * Plans the refund that staff ask for; undefined where nothing was captured. Without `amount` it is all that is left. The same
 * request again is the same refund: a part has its amount in the key, the rest has `whole`. `whole`: what was paid, in paise.
 */
export async function planRefund(
  database: Database,
  donation: Pick<TransactionRow, 'amount' | 'capturedPaymentId'>,
  asked: { reference: string; amount?: number | undefined; key?: string | undefined },
): Promise<(PlannedRefund & { whole: number }) | undefined> {
  // A payment's id means that payment, even when the donation has another one.
  const payment = await findPayment(database, asked.reference);
  const paymentId = payment?.paymentId ?? donation.capturedPaymentId;
  if (paymentId === null) return undefined;
  const whole = payment?.amount ?? donation.amount;
  const refunds = await listRefundsOfPayment(database, paymentId);
  const isWhole = asked.key === undefined && asked.amount === undefined;
  const due = isWhole ? refunds.find(({ state }) => state === 'due') : undefined;
  const key = due?.idempotencyKey ?? `staff:${paymentId}:${asked.key ?? asked.amount ?? 'whole'}`;
  const idempotencyKey = chooseIdempotencyKey(refunds, key);
  const same = refunds.find((refund) => refund.idempotencyKey === idempotencyKey);
  const amount = asked.amount ?? same?.amount ?? calculateRemaining(whole, refunds);
  return { paymentId, amount, idempotencyKey, whole };
}

/** Plans to send a refund that waits for staff; undefined where there is none of this id. */
export async function planDueRefund(
  database: Database,
  refundId: string,
): Promise<(PlannedRefund & Pick<RefundRow, 'reason'>) | undefined> {
  const due = await findRefund(database, refundId);
  if (!due) return undefined;
  const { paymentId, amount, reason } = due;
  const refunds = await listRefundsOfPayment(database, paymentId);
  return { paymentId, amount, reason, idempotencyKey: chooseIdempotencyKey(refunds, due.idempotencyKey) };
}

/** A failed refund moved no money, so the same request then asks for another one. */
function chooseIdempotencyKey(
  refunds: readonly Pick<RefundRow, 'id' | 'idempotencyKey' | 'state'>[],
  key: string,
): string {
  const same = refunds.find(({ idempotencyKey }) => idempotencyKey === key);
  return same?.state === 'failed' ? chooseIdempotencyKey(refunds, `again:${same.id}`) : key;
}

/** What remains of a payment after its refunds, finished or under way. In paise. */
function calculateRemaining(amount: number, refunds: readonly Pick<RefundRow, 'state' | 'amount'>[]): number {
  return refunds
    .filter(({ state }) => state !== 'failed' && state !== 'due')
    .reduce((remaining, refund) => remaining - refund.amount, amount);
}
