import type { Database } from '../../../database/database.ts';
import { addToFunds } from '../../projects/index.ts';
import { findDestination } from './destination.ts';
import {
  hashDonation,
  isSameDonation,
  createReceiptToken,
  parseDonation,
  type ValidDonation,
  type DonationInput,
  type DonationInputError,
} from './donation.rules.ts';
import type { PaymentDeps } from '../deps.ts';
import { isReferenceUsable } from './issue-reference.ts';
import {
  createTransaction,
  countByPhone,
  lockTransaction,
  updateTransaction,
  type TransactionRow,
} from '../transactions.store.ts';

export type RecordOutcome =
  | { outcome: 'recorded'; transaction: TransactionRow }
  | { outcome: 'invalid'; errors: DonationInputError[] }
  /** The project is completed, or the programme takes no bookings. */
  | { outcome: 'closed' }
  /** The reference is another donation's, has another amount, or was never issued. */
  | { outcome: 'taken' }
  | { outcome: 'too-many' };

const PHONE_WINDOW_MS = 10 * 60_000;
/** Donations per phone number within that time: enough for a family, too few for a robot. */
const MAX_PER_PHONE = 20;

/** Records a donation before it is paid. Safe to repeat. The first amount of a reference stays. */
export async function recordDonation(
  deps: PaymentDeps,
  input: DonationInput,
  accountId: string | undefined,
): Promise<RecordOutcome> {
  const { database, now } = deps;
  const destination = await findDestination(deps, input);
  if (destination.outcome === 'unknown') {
    return { outcome: 'invalid', errors: [{ field: destination.field, message: 'notFound' }] };
  }
  const { price } = destination;
  const donation = parseDonation(input, price);
  if ('errors' in donation) return { outcome: 'invalid', errors: donation.errors };
  if (price !== undefined && donation.amount !== price) {
    return { outcome: 'invalid', errors: [{ field: 'amount', message: 'amountIsFixed' }] };
  }
  if (!(await isReferenceUsable(deps, input.tran_id))) return { outcome: 'taken' };

  return database.transaction(async (tx) => {
    const known = await lockTransaction(tx, input.tran_id);
    const isNew = !known || known.contentHash === null;
    if (isNew && destination.outcome === 'closed') return { outcome: 'closed' };
    if (isNew && (await countByPhone(tx, donation.phone, now(), PHONE_WINDOW_MS)) >= MAX_PER_PHONE)
      return { outcome: 'too-many' };
    await createTransaction(tx, input.tran_id, donation.amount, now());
    const transaction = await lockTransaction(tx, input.tran_id);
    if (transaction?.amount !== donation.amount || transaction.provider === 'direct')
      return { outcome: 'taken' };
    return storeDetails(tx, transaction, donation, accountId);
  });
}

async function storeDetails(
  tx: Database,
  transaction: TransactionRow,
  donation: ValidDonation,
  accountId: string | undefined,
): Promise<RecordOutcome> {
  if (transaction.contentHash !== null) {
    const isSame = isSameDonation(donation, transaction.contentHash);
    return isSame ? { outcome: 'recorded', transaction } : { outcome: 'taken' };
  }
  const change = {
    ...donation,
    contentHash: hashDonation(donation),
    receiptToken: createReceiptToken(),
    accountId: accountId ?? null,
  };
  await updateTransaction(tx, transaction.tranId, change);
  // The order was requested first, and the money was captured before the donation was recorded.
  if (transaction.capturedPaymentId !== null && donation.projectId !== null) {
    const { amount: captured, refunded } = transaction;
    await addToFunds(tx, donation.projectId, { captured, refunded, donors: refunded < captured ? 1 : 0 });
  }
  return { outcome: 'recorded', transaction: { ...transaction, ...change } };
}
