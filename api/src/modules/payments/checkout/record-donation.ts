import { findFund } from '@trust/shared/contract/donations/funds';
import { isPaise, type Paise } from '@trust/shared/contract/donations/amount';
import type { Database } from '../../../database/database.ts';
import { findSolaceProgramme } from '../../content/index.ts';
import { addToFunds, findProject } from '../../projects/index.ts';
import {
  hashDonation,
  isSameDonation,
  isContentId,
  isProviderId,
  createReceiptToken,
  parseTranId,
  parseDonation,
  formatTranId,
  type ValidDonation,
  type DonationInput,
  type DonationInputError,
} from './donation.rules.ts';
import type { PaymentDeps } from '../deps.ts';
import {
  createTransaction,
  countByPhone,
  findLastSequence,
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

  const since = new Date(now().getTime() - PHONE_WINDOW_MS);
  return database.transaction(async (tx) => {
    const known = await lockTransaction(tx, input.tran_id);
    const isNew = !known || known.contentHash === null;
    if (isNew && destination.outcome === 'closed') return { outcome: 'closed' };
    if (isNew && (await countByPhone(tx, donation.phone, since)) >= MAX_PER_PHONE)
      return { outcome: 'too-many' };
    await createTransaction(tx, input.tran_id, donation.amount, now());
    const transaction = await lockTransaction(tx, input.tran_id);
    if (transaction?.amount !== donation.amount) return { outcome: 'taken' };
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

/**
 * Whether a reference may be used. One in our own format must have been issued and match letter by letter: nobody may
 * take the next donor's reference, or one that reads like another's. Callers may choose any other label, unless it
 * looks like a provider's id.
 */
export async function isReferenceUsable(
  { database, prefixes }: PaymentDeps,
  tranId: string,
): Promise<boolean> {
  if (isProviderId(tranId)) return false;
  const numbered = parseTranId(tranId.toUpperCase());
  if (!numbered || !Object.values(prefixes).includes(numbered.prefix)) return true;
  const { prefix, year, sequence } = numbered;
  if (sequence < 1 || tranId !== formatTranId(prefix, year, sequence)) return false;
  return sequence <= (await findLastSequence(database, prefix, year));
}

/** Whether the project or programme of a stored donation still accepts money. */
export async function acceptsMoney(
  deps: PaymentDeps,
  { projectId, programmeId }: Pick<TransactionRow, 'projectId' | 'programmeId'>,
): Promise<boolean> {
  const destination = await findDestination(deps, {
    project: projectId ?? undefined,
    programme: programmeId ?? undefined,
  });
  return destination.outcome === 'open';
}

type Destination =
  | { outcome: 'open' | 'closed'; price?: Paise | undefined }
  | { outcome: 'unknown'; field: 'project' | 'programme' };

/** Whether a project, fund or programme accepts money. `price` is a programme's price in paise. */
async function findDestination(
  deps: Pick<PaymentDeps, 'database' | 'contentSystem'>,
  { project = '', programme = '' }: Pick<DonationInput, 'project' | 'programme'>,
): Promise<Destination> {
  if (programme !== '') {
    const found = isContentId(programme) ? await findSolaceProgramme(deps, programme) : undefined;
    if (!found) return { outcome: 'unknown', field: 'programme' };
    const price = found.bookingAmount * 100;
    return isPaise(price) ? { outcome: found.booking ? 'open' : 'closed', price } : { outcome: 'closed' };
  }
  if (project === '' || findFund(project)) return { outcome: 'open' };
  const found = isContentId(project) ? await findProject(deps.database, project) : undefined;
  if (!found) return { outcome: 'unknown', field: 'project' };
  return { outcome: found.completed ? 'closed' : 'open' };
}
