import type { BankForm, NewTransaction } from '@trust/shared/contract/payments';
import * as z from 'zod/mini';
import type { PaymentParts } from './parts.ts';
import { FIRST_CHECK_MS } from './reconcile.rules.ts';
import { recordDonation, takesMoney, type Recorded } from './record-donation.ts';
import { makeMove, settlePayment, type Settled } from './settle.ts';
import { publicStatus } from './states.rules.ts';
import { findTransaction, lockTransaction, type TransactionRow } from './transactions.store.ts';

export type SentToBank =
  | { outcome: 'form'; form: BankForm }
  | { outcome: 'unavailable' }
  | Exclude<Recorded, { outcome: 'recorded' }>;

/**
 * The form that a browser posts to the bank, made of what is stored alone. A donation that is not stored yet is
 * recorded first; of one that is, what was posted is not looked at.
 */
export async function sendToBank(
  parts: PaymentParts,
  told: NewTransaction,
  accountId: string | undefined,
): Promise<SentToBank> {
  const { bank, database, now } = parts;
  if (!bank) return { outcome: 'unavailable' };
  const stored = await findTransaction(database, told.tran_id);
  const recorded: Recorded =
    !stored || stored.contentHash === null
      ? await recordDonation(parts, told, accountId)
      : { outcome: 'recorded', transaction: stored };
  if (recorded.outcome !== 'recorded') return recorded;
  if (!(await takesMoney(parts, recorded.transaction))) return { outcome: 'closed' };
  const sent = await database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, told.tran_id);
    if (transaction?.state !== 'NEW') return transaction?.state === 'SENT_TO_BANK' ? transaction : undefined;
    const checkDueAt = new Date(now().getTime() + FIRST_CHECK_MS);
    const change = { provider: 'bank', live: bank.live, orderId: told.tran_id, checkDueAt } as const;
    await makeMove(tx, transaction, 'sent-to-bank', { cause: 'donor', now: now() }, change);
    return transaction;
  });
  return sent ? { outcome: 'form', form: bank.formFor(orderOf(sent)) } : { outcome: 'taken' };
}

function orderOf(row: TransactionRow) {
  return {
    tranId: row.tranId,
    amount: row.amount,
    isMobile: row.isMobile,
    title: row.purpose ?? '',
    email: row.email ?? '',
    nameAndPhone: [row.firstName, row.phone].filter(Boolean).join(' '),
  };
}

/** Where a donor goes who comes back from the bank. */
export type BankReturn =
  | { outcome: 'success'; transaction: TransactionRow }
  | { outcome: 'failed'; reason: 'cancelled' | 'declined' | 'not-confirmed'; transaction?: TransactionRow };

/** Makes of the bank's answer what it says, if it is the bank's own. The same answer again changes nothing. */
export async function returnFromBank(parts: PaymentParts, answer: unknown): Promise<BankReturn> {
  const { bank, database, now } = parts;
  const said = bank?.read(answer);
  if (!bank || !said) return notConfirmed(parts, answer);
  const told = { cause: 'bank', causeId: said.facts.paymentId, live: bank.live, now: now() } as const;
  const settled: Settled = await database.transaction((tx) => settlePayment(tx, said.facts, told));
  const transaction = await findTransaction(database, said.tranId);
  if (!transaction) return { outcome: 'failed', reason: 'not-confirmed' };
  const isFailed = publicStatus(transaction.state) === 'FAILED' && settled !== 'quarantined';
  if (!isFailed) return { outcome: 'success', transaction };
  return { outcome: 'failed', reason: said.status === 'CANCELLED' ? 'cancelled' : 'declined', transaction };
}

const Claimed = z.object({ tran_id: z.string().check(z.maxLength(40)) });

/** An answer that nobody can trust changes nothing; but a donor in an app is led to a page of that app all the same. */
async function notConfirmed({ database }: PaymentParts, answer: unknown): Promise<BankReturn> {
  const claimed = Claimed.safeParse(answer);
  const found = claimed.success ? await findTransaction(database, claimed.data.tran_id) : undefined;
  return { outcome: 'failed', reason: 'not-confirmed', ...(found?.isMobile ? { transaction: found } : {}) };
}
