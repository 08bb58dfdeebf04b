import type { Database } from '../../../../database/database.ts';
import { completeCapture } from '../../ledger/capture.ts';
import { findDestination, type DestinationNames } from '../../ledger/donation/destination.ts';
import { isReferenceUsable } from '../../ledger/donation/issue-reference.ts';
import { createReceiptToken } from '../../ledger/donation/receipt-token.ts';
import {
  createTransaction,
  countByPhone,
  lockTransaction,
  updateTransaction,
  type TransactionRow,
} from '../../ledger/transactions.store.ts';
import { findTributeLimit, type TributeLimit } from '../../ledger/tributes/tribute-mail.ts';
import { storeTribute } from '../../ledger/tributes/tribute.store.ts';
import type { PaymentDeps } from '../../providers/deps.ts';
import {
  parseDonation,
  type ValidDonation,
  type DonationInput,
  type DonationInputError,
} from './parse-donation.rules.ts';
import { hashDonation, isSameDonation } from './same-donation.rules.ts';

export type RecordOutcome =
  | { outcome: 'recorded'; transaction: TransactionRow }
  | { outcome: 'invalid'; errors: readonly DonationInputError[] }
  /** The project is completed, or the programme takes no bookings. */
  | { outcome: 'closed' }
  /** The reference is another donation's, has another amount, or was never issued. */
  | { outcome: 'taken' }
  | { outcome: 'too-many' };

/** For which donations with one phone number are counted. */
export const PHONE_WINDOW_MS = 10 * 60_000;
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
  const { price, names } = destination;
  const parsed = parseDonation(input, destination);
  if (parsed.outcome === 'invalid') return parsed;
  const donation = parsed.value;
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
    const limit = isNew ? await refuseMessage(deps, tx, donation) : undefined;
    if (limit) return { outcome: 'invalid', errors: [{ field: 'tributeEmail', message: limit }] };
    await createTransaction(tx, input.tran_id, donation.amount, now());
    const transaction = await lockTransaction(tx, input.tran_id);
    if (transaction?.amount !== donation.amount || transaction.provider === 'direct')
      return { outcome: 'taken' };
    return storeDetails(tx, transaction, donation, { ...names, accountId: accountId ?? null }, now());
  });
}

/** Why the message of a donation cannot be sent: told before it is paid. Without its address the donation is recorded. */
async function refuseMessage(
  { mail, now }: PaymentDeps,
  tx: Database,
  { tribute, phone, email }: ValidDonation,
): Promise<TributeLimit | 'noMail' | undefined> {
  if (!tribute?.email) return undefined;
  return mail ? findTributeLimit(tx, tribute.email, { phone, email }, now()) : 'noMail';
}

async function storeDetails(
  tx: Database,
  transaction: TransactionRow,
  donation: ValidDonation,
  /** What the server adds; it is no part of the content that a repeated call must have. */
  added: DestinationNames & Pick<TransactionRow, 'accountId'>,
  now: Date,
): Promise<RecordOutcome> {
  if (transaction.contentHash !== null) {
    const isSame = isSameDonation(donation, transaction.contentHash);
    return isSame ? { outcome: 'recorded', transaction } : { outcome: 'taken' };
  }
  const { tribute, ...details } = donation;
  const change = {
    ...details,
    ...added,
    contentHash: hashDonation(donation),
    receiptToken: createReceiptToken(),
  };
  await updateTransaction(tx, transaction.tranId, change);
  if (tribute) await storeTribute(tx, transaction.tranId, tribute);
  const recorded = { ...transaction, ...change };
  // The order was requested first, and the money was captured before the donation was recorded.
  if (recorded.capturedPaymentId !== null) await completeCapture(tx, recorded, now);
  return { outcome: 'recorded', transaction: recorded };
}
