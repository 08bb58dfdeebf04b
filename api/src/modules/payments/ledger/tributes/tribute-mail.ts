import { DAY_MS } from '@trust/shared/contract/values/durations';
import type { Database } from '../../../../database/database.ts';
import { enqueueAddresseeMail } from '../../../../mail/outbox.store.ts';
import type { TransactionRow } from '../transactions.store.ts';
import { countForAddressee, countOfDonor, findTribute, hasOptedOut, setEnqueued } from './tribute.store.ts';

/** Why a message cannot be sent now; also the key of what the donor is told. */
export type TributeLimit = 'tributeAddresseeFull' | 'tributeDonorFull';

/** Messages per address and day: enough for a family in mourning. */
const MOST_FOR_ADDRESSEE = 5;
/** Messages per donor and day, by phone number or e-mail address. */
const MOST_OF_DONOR = 5;

/**
 * Whether an addressee gets a donor's message: not after some others within a day, and not if they refused. One that has
 * refused is not told apart from one that has had enough for today.
 */
export async function findTributeLimit(
  database: Database,
  addressee: string,
  donor: { phone: string; email: string },
  now: Date,
): Promise<TributeLimit | undefined> {
  const since = new Date(now.getTime() - DAY_MS);
  if ((await countOfDonor(database, donor, since)) >= MOST_OF_DONOR) return 'tributeDonorFull';
  const isFull = (await countForAddressee(database, addressee, since)) >= MOST_FOR_ADDRESSEE;
  return isFull || (await hasOptedOut(database, addressee)) ? 'tributeAddresseeFull' : undefined;
}

/**
 * Enqueues the message of a captured donation, once; nothing where it has none or its addressee gets no more. It never
 * fails a capture. Runs in the capture's database transaction.
 */
export async function enqueueTributeMail(
  tx: Database,
  { tranId, phone, email }: Pick<TransactionRow, 'tranId' | 'phone' | 'email'>,
  now: Date,
): Promise<void> {
  const tribute = await findTribute(tx, tranId);
  if (!tribute?.email || tribute.enqueuedAt !== null) return;
  const donor = { phone: phone ?? '', email: email ?? '' };
  if ((await findTributeLimit(tx, tribute.email, donor, now)) !== undefined) return;
  await setEnqueued(tx, tranId, now);
  await enqueueAddresseeMail(tx, tranId, now);
}
