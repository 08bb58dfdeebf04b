import type { Database } from '../../../database/database.ts';
import { lockTransaction } from './transactions.store.ts';
import { calculateLeft, findPayment } from './ledger.store.ts';
import { hasOpenQuarantine, resolveQuarantine } from './quarantine.store.ts';
import { transition, type Origin } from './transition.ts';

type ReviewOrigin = Omit<Origin, 'live'>;

/** Takes a payment of another sum out of quarantine once all of it went back, by refunds or lost disputes. */
export async function endReviewIfReturned(
  tx: Database,
  paymentId: string,
  origin: ReviewOrigin,
): Promise<void> {
  const payment = await findPayment(tx, paymentId);
  if (payment?.role !== 'mismatch' || payment.status !== 'captured') return;
  if ((await calculateLeft(tx, payment)) > 0) return;
  await resolveAndEndReview(tx, paymentId, 'all of it went back', origin);
}

/**
 * Resolves a payment's open quarantine entries; returns how many there were. Its donation is in review no longer once no
 * other payment of it waits.
 */
export async function resolveAndEndReview(
  tx: Database,
  paymentId: string,
  resolution: string,
  origin: ReviewOrigin,
): Promise<number> {
  const resolved = await resolveQuarantine(tx, paymentId, resolution, origin.now);
  const payment = await findPayment(tx, paymentId);
  const transaction = payment && (await lockTransaction(tx, payment.tranId));
  if (transaction && !(await hasOpenQuarantine(tx, transaction.tranId)))
    await transition(tx, transaction, 'returned', origin);
  return resolved;
}
