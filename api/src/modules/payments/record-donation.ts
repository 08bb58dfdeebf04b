import { fundNamed } from '@trust/shared/contract/funds';
import type { NewTransaction } from '@trust/shared/contract/payments';
import type { Database } from '../../database/database.ts';
import { findSolaceProgramme } from '../content/index.ts';
import { findProject } from '../projects/index.ts';
import {
  contentHash,
  isContentId,
  isProvidersOwn,
  newReceiptToken,
  partsOfTranId,
  readDonation,
  tranIdOf,
  type Donation,
  type Fault,
} from './donation.rules.ts';
import { addToFunds } from './ledger.store.ts';
import type { PaymentParts } from './parts.ts';
import {
  beginTransaction,
  countByPhone,
  lastSequence,
  lockTransaction,
  updateTransaction,
  type TransactionRow,
} from './transactions.store.ts';

export type Recorded =
  | { outcome: 'recorded'; transaction: TransactionRow }
  | { outcome: 'faults'; faults: Fault[] }
  /** The project is completed, or the programme takes no bookings. */
  | { outcome: 'closed' }
  /** The reference is another donation's, or of another amount, or was never given out. */
  | { outcome: 'taken' }
  | { outcome: 'too-many' };

const PHONE_WINDOW_MS = 10 * 60_000;
/** Donations that may be begun with one phone number within that time: a family's, not a robot's. */
const PER_PHONE = 20;

/** Records who gives how much for what, before it is paid. Safe to repeat; the first amount of a reference stays. */
export async function recordDonation(
  parts: PaymentParts,
  told: NewTransaction,
  accountId: string | undefined,
): Promise<Recorded> {
  const { database, now } = parts;
  const place = await destinationOf(parts, told);
  if (place.outcome === 'unknown') {
    return { outcome: 'faults', faults: [{ field: place.field, text: 'notFound' }] };
  }
  const { price } = place;
  const donation = readDonation(told, { most: parts.largestDonation, price });
  if ('faults' in donation) return { outcome: 'faults', faults: donation.faults };
  if (price !== undefined && donation.amount !== price) {
    return { outcome: 'faults', faults: [{ field: 'amount', text: 'amountIsFixed' }] };
  }
  if (!(await isGivenOut(parts, told.tran_id))) return { outcome: 'taken' };

  const since = new Date(now().getTime() - PHONE_WINDOW_MS);
  return database.transaction(async (tx) => {
    const known = await lockTransaction(tx, told.tran_id);
    const isNew = !known || known.contentHash === null;
    if (isNew && place.outcome === 'closed') return { outcome: 'closed' };
    if (isNew && (await countByPhone(tx, donation.phone, since)) >= PER_PHONE) return { outcome: 'too-many' };
    await beginTransaction(tx, told.tran_id, donation.amount, now());
    const transaction = await lockTransaction(tx, told.tran_id);
    if (transaction?.amount !== donation.amount) return { outcome: 'taken' };
    return fillIn(tx, transaction, donation, accountId);
  });
}

async function fillIn(
  tx: Database,
  transaction: TransactionRow,
  donation: Donation,
  accountId: string | undefined,
): Promise<Recorded> {
  const hash = contentHash(donation);
  if (transaction.contentHash !== null) {
    return transaction.contentHash === hash ? { outcome: 'recorded', transaction } : { outcome: 'taken' };
  }
  const change = {
    ...donation,
    contentHash: hash,
    receiptToken: newReceiptToken(),
    accountId: accountId ?? null,
  };
  await updateTransaction(tx, transaction.tranId, change);
  // Its order was asked for first, and the money was quicker than this account of it.
  if (transaction.capturedPaymentId !== null && donation.projectId !== null) {
    const { amount: captured, refunded } = transaction;
    await addToFunds(tx, donation.projectId, { captured, refunded, donors: refunded < captured ? 1 : 0 });
  }
  return { outcome: 'recorded', transaction: { ...transaction, ...change } };
}

/**
 * Whether a reference may be used. One of our own counters' form must have been given out, letter by letter: nobody
 * takes the next donor's, or one that is read as another's. Any other label is its caller's to choose, unless it looks
 * like the provider's.
 */
export async function isGivenOut({ database, prefixes }: PaymentParts, tranId: string): Promise<boolean> {
  if (isProvidersOwn(tranId)) return false;
  const parts = partsOfTranId(tranId.toUpperCase());
  if (!parts || !Object.values(prefixes).includes(parts.prefix)) return true;
  const { prefix, year, sequence } = parts;
  if (sequence < 1 || tranId !== tranIdOf(prefix, year, sequence)) return false;
  return sequence <= (await lastSequence(database, prefix, year));
}

/** Whether what a stored donation is for still takes money. */
export async function takesMoney(
  parts: PaymentParts,
  { projectId, programmeId }: Pick<TransactionRow, 'projectId' | 'programmeId'>,
): Promise<boolean> {
  const place = await destinationOf(parts, {
    project: projectId ?? undefined,
    programme: programmeId ?? undefined,
  });
  return place.outcome === 'open';
}

type Destination =
  | { outcome: 'open' | 'closed'; price?: number | undefined }
  | { outcome: 'unknown'; field: 'project' | 'programme' };

/** Whether money can be given where it is meant to go; a booking's `price` is the programme's own, in paise. */
async function destinationOf(
  parts: Pick<PaymentParts, 'database' | 'contentSystem'>,
  { project = '', programme = '' }: Pick<NewTransaction, 'project' | 'programme'>,
): Promise<Destination> {
  if (programme !== '') {
    const found = isContentId(programme) ? await findSolaceProgramme(parts, programme) : undefined;
    if (!found) return { outcome: 'unknown', field: 'programme' };
    return { outcome: found.booking ? 'open' : 'closed', price: found.bookingAmount * 100 };
  }
  if (project === '' || fundNamed(project)) return { outcome: 'open' };
  const found = isContentId(project) ? await findProject(parts.database, project) : undefined;
  if (!found) return { outcome: 'unknown', field: 'project' };
  return { outcome: found.completed ? 'closed' : 'open' };
}
