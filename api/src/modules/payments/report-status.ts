import type { PaymentStatus } from '@trust/shared/contract/payments';
import type { PaymentParts } from './parts.ts';
import { learnFromProvider } from './reconcile.ts';
import { makeMove, settlePayment } from './settle.ts';
import { isPaymentId } from './signatures.ts';
import { publicStatus } from './states.rules.ts';
import { findTransaction, lockTransaction, type TransactionRow } from './transactions.store.ts';

export type Reported =
  | { outcome: 'told'; tranId: string; status: PaymentStatus }
  | { outcome: 'unknown' }
  | { outcome: 'not-signed' }
  | { outcome: 'not-allowed' };

export type Report = { status: unknown; signature?: unknown; paymentId?: unknown };

/** What a browser says of its payment. Only a signature of the provider's is believed, and it proves no more than that money was promised. */
export async function reportStatus(parts: PaymentParts, tranId: unknown, report: Report): Promise<Reported> {
  const found = typeof tranId === 'string' ? await findTransaction(parts.database, tranId) : undefined;
  if (!found) return { outcome: 'unknown' };
  switch (report.status) {
    case 'SUCCESS':
      return reportSuccess(parts, found, report);
    case 'FAILED':
      return reportFailure(parts, found);
    default:
      return { outcome: 'not-allowed' };
  }
}

async function reportSuccess(
  parts: PaymentParts,
  { tranId, orderId, amount, currency, provider }: TransactionRow,
  { paymentId, signature }: Report,
): Promise<Reported> {
  const { database, card, now } = parts;
  const isSigned =
    provider === 'card' && orderId !== null && card?.isSignedCheckout(orderId, paymentId, signature) === true;
  if (!card || !isSigned || orderId === null || !isPaymentId(paymentId)) return { outcome: 'not-signed' };
  const promised = { paymentId, orderId, amount, currency, status: 'authorised' } as const;
  const told = { cause: 'callback', causeId: paymentId, live: card.live, now: now() } as const;
  await database.transaction((tx) => settlePayment(tx, promised, told));
  return tellAfterAsking(parts, tranId, 'callback');
}

/** A hint that an attempt failed: what became of it is the provider's to say. */
async function reportFailure(parts: PaymentParts, found: TransactionRow): Promise<Reported> {
  const status = publicStatus(found.state);
  if (status === 'SUCCESS') return { outcome: 'not-allowed' };
  const told = { cause: 'donor', now: parts.now() } as const;
  await parts.database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, found.tranId);
    if (transaction) await makeMove(tx, transaction, 'attempted', told);
  });
  return tellAfterAsking(parts, found.tranId, 'check');
}

/** Asks the provider now, unless all is known, and tells what the server then knows. */
export async function tellAfterAsking(
  parts: PaymentParts,
  tranId: string,
  cause: 'callback' | 'check',
): Promise<Reported> {
  const before = await findTransaction(parts.database, tranId);
  if (before && publicStatus(before.state) !== 'SUCCESS') await learnFromProvider(parts, before, cause);
  const found = await findTransaction(parts.database, tranId);
  if (!found) return { outcome: 'unknown' };
  return { outcome: 'told', tranId, status: publicStatus(found.state) };
}
