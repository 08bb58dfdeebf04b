import { DAY_MS } from '@trust/shared/contract/values/durations';
import { randomUUID } from 'node:crypto';
import { countDonorMail, enqueueDonorMail } from '../../../mail/outbox.store.ts';
import { lockTransaction } from '../ledger/transactions.store.ts';
import type { PaymentDeps } from '../providers/deps.ts';
import { checkPayment, receiptEmailOf, type PaymentCheckOutcome } from './check-payment.ts';

export type ResendOutcome =
  | Exclude<PaymentCheckOutcome, { outcome: 'answered' }>
  | { outcome: 'sent'; receiptEmail: string }
  /** Nothing was paid, all of it was given back, or the site sends no mail. */
  | { outcome: 'no-receipt' }
  | { outcome: 'too-often' };

/** Whoever knows a reference and four digits must not fill the donor's mailbox. */
const MOST_A_DAY = 3;

/** Mails a receipt again to the address of the donation. The caller must know what a check of the payment asks for. */
export async function resendReceipt(
  deps: PaymentDeps,
  reference: string,
  phone: string,
): Promise<ResendOutcome> {
  const { database, now } = deps;
  const checked = await checkPayment(deps, reference, phone);
  if (checked.outcome !== 'answered') return checked;
  const receiptEmail = receiptEmailOf(deps, checked);
  if (receiptEmail === undefined) return { outcome: 'no-receipt' };
  const { tranId } = checked.transaction;
  return database.transaction(async (tx) => {
    // One after the other, so that calls at the same moment are counted too.
    await lockTransaction(tx, tranId);
    const since = new Date(now().getTime() - DAY_MS);
    if ((await countDonorMail(tx, 'requested', tranId, since)) >= MOST_A_DAY) return { outcome: 'too-often' };
    await enqueueDonorMail(tx, { kind: 'requested', tranId, causeId: randomUUID() }, now());
    return { outcome: 'sent', receiptEmail };
  });
}
