import type { PaymentStatus } from '@trust/shared/contract/donations/payments';
import {
  addFailure,
  FAILURE_WINDOW,
  failureSubject,
  forgetFailures,
} from '../../../failed-attempts/failed-attempts.store.ts';
import { lastFourDigits } from './donation.rules.ts';
import { findByReference } from '../find-by-reference.ts';
import type { PaymentDeps } from '../deps.ts';
import { refreshStatus } from './report-status.ts';
import { findByOrder, type TransactionRow } from '../transactions.store.ts';

export type PaymentCheckOutcome =
  | { outcome: 'answered'; status: PaymentStatus }
  /** The reference is unknown, or the phone's digits are another's: a caller cannot tell which. */
  | { outcome: 'not-found' }
  /** Only the provider knows the reference, and it does not answer. */
  | { outcome: 'unavailable' }
  | { outcome: 'locked'; remainingMs: number };

const ATTEMPTS_ALLOWED = 5;

/**
 * Asks the provider for the status of a donation. The caller must know its reference and the last digits of its phone
 * number. The provider's order and payment ids are references too. Failed attempts count against the donation, whichever
 * reference was used.
 */
export async function checkPayment(
  deps: PaymentDeps,
  reference: string,
  phone: string,
): Promise<PaymentCheckOutcome> {
  const { database, now } = deps;
  const lookup = await lookUpReference(deps, reference);
  const attempts = {
    subject: failureSubject('payment', lookup.found?.tranId ?? reference),
    windowMs: FAILURE_WINDOW.short,
  };
  const { failures, remainingMs } = await addFailure(database, attempts, now());
  if (failures > ATTEMPTS_ALLOWED) return { outcome: 'locked', remainingMs };
  if (lookup.isProviderDown) return { outcome: 'unavailable' };
  const { found } = lookup;
  const digits = lastFourDigits(phone);
  if (!found || digits === '' || lastFourDigits(found.phone ?? '') !== digits)
    return { outcome: 'not-found' };
  await forgetFailures(database, attempts);
  const report = await refreshStatus(deps, found.tranId, 'check');
  return report.outcome === 'answered'
    ? { outcome: 'answered', status: report.status }
    : { outcome: 'not-found' };
}

type Lookup = { found: TransactionRow | undefined; isProviderDown: boolean };

/** Finds the donation of a reference. The provider may know a payment that is not stored here. */
async function lookUpReference({ database, card }: PaymentDeps, reference: string): Promise<Lookup> {
  const found = await findByReference(database, reference);
  if (found || !card?.isPaymentReference(reference)) return { found, isProviderDown: false };
  const order = await card.findOrderId(reference);
  if (order.kind === 'unreachable') return { found: undefined, isProviderDown: true };
  if (order.kind === 'refused') return { found: undefined, isProviderDown: false };
  return { found: await findByOrder(database, order.value), isProviderDown: false };
}
