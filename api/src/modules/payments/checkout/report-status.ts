import type { PaymentStatus } from '@trust/shared/contract/donations/payments';
import type { PaymentDeps } from '../providers/deps.ts';
import { reconcileWithProvider } from '../providers/reconcile/reconcile.ts';
import { settlePayment } from '../ledger/settle.ts';
import { transition } from '../ledger/transition.ts';
import { isPaymentId } from '../providers/signatures.ts';
import { publicStatus } from '../ledger/states.rules.ts';
import { findTransaction, lockTransaction, type TransactionRow } from '../ledger/transactions.store.ts';

export type ReportOutcome =
  | { outcome: 'answered'; tranId: string; status: PaymentStatus }
  | { outcome: 'not-found' }
  | { outcome: 'not-signed' }
  | { outcome: 'not-allowed' };

export type BrowserReport = { status: unknown; signature?: unknown; paymentId?: unknown };

/**
 * Handles a browser's report of its payment. Only the provider's signature is believed, and it proves no more than an
 * authorisation.
 */
export async function reportStatus(
  deps: PaymentDeps,
  tranId: unknown,
  report: BrowserReport,
): Promise<ReportOutcome> {
  const found = typeof tranId === 'string' ? await findTransaction(deps.database, tranId) : undefined;
  if (!found) return { outcome: 'not-found' };
  switch (report.status) {
    case 'SUCCESS':
      return reportSuccess(deps, found, report);
    case 'FAILED':
      return reportFailure(deps, found);
    default:
      return { outcome: 'not-allowed' };
  }
}

async function reportSuccess(
  deps: PaymentDeps,
  { tranId, orderId, amount, currency, provider }: TransactionRow,
  { paymentId, signature }: BrowserReport,
): Promise<ReportOutcome> {
  const { database, card, now } = deps;
  const isSigned =
    provider === 'card' && orderId !== null && card?.isSignedCheckout(orderId, paymentId, signature) === true;
  if (!card || !isSigned || orderId === null || !isPaymentId(paymentId)) return { outcome: 'not-signed' };
  const facts = { paymentId, orderId, amount, currency, status: 'authorised' } as const;
  const origin = { cause: 'callback', causeId: paymentId, live: card.live, now: now() } as const;
  await database.transaction((tx) => settlePayment(tx, facts, origin));
  return refreshStatus(deps, tranId, 'callback');
}

/** Only a hint that an attempt failed: the provider is asked for the result. */
async function reportFailure(deps: PaymentDeps, found: TransactionRow): Promise<ReportOutcome> {
  const status = publicStatus(found.state);
  if (status === 'SUCCESS') return { outcome: 'not-allowed' };
  const origin = { cause: 'donor', now: deps.now() } as const;
  await deps.database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, found.tranId);
    if (transaction) await transition(tx, transaction, 'attempted', origin);
  });
  return refreshStatus(deps, found.tranId, 'check');
}

/** Reconciles with the provider, unless the payment is a success already, and answers the stored status. */
export async function refreshStatus(
  deps: PaymentDeps,
  tranId: string,
  cause: 'callback' | 'check',
): Promise<ReportOutcome> {
  const before = await findTransaction(deps.database, tranId);
  if (before && publicStatus(before.state) !== 'SUCCESS') await reconcileWithProvider(deps, before, cause);
  const found = await findTransaction(deps.database, tranId);
  if (!found) return { outcome: 'not-found' };
  return { outcome: 'answered', tranId, status: publicStatus(found.state) };
}
