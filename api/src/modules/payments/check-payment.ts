import type { PaymentStatus } from '@trust/shared/contract/payments';
import { addFailure, countFailures, failureSubject, forgetFailures } from '../users/index.ts';
import { lastFour } from './donation.rules.ts';
import type { PaymentParts } from './parts.ts';
import { tellAfterAsking } from './report-status.ts';
import { findTransaction } from './transactions.store.ts';

export type Checked =
  | { outcome: 'told'; status: PaymentStatus }
  /** The same for a reference that nobody has and for another phone's figures. */
  | { outcome: 'wrong' }
  | { outcome: 'locked'; forMs: number };

const WRONG_ALLOWED = 5;

/** Tells who knows a donation's reference and the end of its phone number what the provider says of it now. */
export async function checkPayment(parts: PaymentParts, tranId: string, phone: string): Promise<Checked> {
  const { database, now } = parts;
  // Counted before it is compared: tries that come all at once are not compared for nothing.
  const subject = failureSubject('payment', tranId);
  const tries = await addFailure(database, subject, now());
  if (tries > WRONG_ALLOWED) {
    const { forMs } = await countFailures(database, subject, now());
    return { outcome: 'locked', forMs };
  }
  const found = await findTransaction(database, tranId);
  const figures = lastFour(phone);
  if (figures === '' || lastFour(found?.phone ?? '') !== figures) return { outcome: 'wrong' };
  await forgetFailures(database, subject);
  const said = await tellAfterAsking(parts, tranId, 'check');
  return said.outcome === 'told' ? { outcome: 'told', status: said.status } : { outcome: 'wrong' };
}
