import type { PaymentStatus } from '@trust/shared/contract/payments';
import { addFailure, countFailures, failureSubject, forgetFailures } from '../users/index.ts';
import { lastFour } from './donation.rules.ts';
import { findByReference } from './find-by-reference.ts';
import type { PaymentParts } from './parts.ts';
import { tellAfterAsking } from './report-status.ts';
import { findByOrder, type TransactionRow } from './transactions.store.ts';

export type Checked =
  | { outcome: 'told'; status: PaymentStatus }
  /** The same for a reference that nobody has and for another phone's figures. */
  | { outcome: 'wrong' }
  /** The provider would have to be asked what the reference is, and does not answer. */
  | { outcome: 'away' }
  | { outcome: 'locked'; forMs: number };

const WRONG_ALLOWED = 5;
const PROVIDERS_PAYMENT = /^pay_[A-Za-z0-9]{1,60}$/;

/**
 * Tells who knows a donation's reference and the end of its phone number what the provider says of it now. The
 * provider's order and payment are references too; wrong tries count against the donation, whatever it was called by.
 */
export async function checkPayment(parts: PaymentParts, reference: string, phone: string): Promise<Checked> {
  const { database, now } = parts;
  const meant = await meantBy(parts, reference);
  // Counted before it is compared: tries that come all at once are not compared for nothing.
  const subject = failureSubject('payment', meant.found?.tranId ?? reference);
  const tries = await addFailure(database, subject, now());
  if (tries > WRONG_ALLOWED) {
    const { forMs } = await countFailures(database, subject, now());
    return { outcome: 'locked', forMs };
  }
  if (meant.isAway) return { outcome: 'away' };
  const { found } = meant;
  const figures = lastFour(phone);
  if (!found || figures === '' || lastFour(found.phone ?? '') !== figures) return { outcome: 'wrong' };
  await forgetFailures(database, subject);
  const said = await tellAfterAsking(parts, found.tranId, 'check');
  return said.outcome === 'told' ? { outcome: 'told', status: said.status } : { outcome: 'wrong' };
}

type Meant = { found: TransactionRow | undefined; isAway: boolean };

/** The donation that a reference belongs to. The provider may know a payment that we never heard of. */
async function meantBy({ database, card }: PaymentParts, reference: string): Promise<Meant> {
  const found = await findByReference(database, reference);
  if (found || !card || !PROVIDERS_PAYMENT.test(reference)) return { found, isAway: false };
  const order = await card.orderOf(reference);
  if (order.kind === 'unreachable') return { found: undefined, isAway: true };
  if (order.kind === 'refused') return { found: undefined, isAway: false };
  return { found: await findByOrder(database, order.value), isAway: false };
}
