import type { BankForm } from '@trust/shared/contract/donations/payments';
import * as z from 'zod/mini';
import type { PaymentDeps } from '../../deps.ts';
import { FIRST_CHECK_MS } from '../../check-schedule.rules.ts';
import { acceptsMoney } from '../../checkout/destination.ts';
import type { DonationInput } from '../../checkout/donation.rules.ts';
import { recordDonation, type RecordOutcome } from '../../checkout/record-donation.ts';
import { transition, settlePayment, type SettleOutcome } from '../../ledger/settle.ts';
import { publicStatus } from '../../states.rules.ts';
import { findTransaction, lockTransaction, type TransactionRow } from '../../transactions.store.ts';

export type BankFormOutcome =
  | { outcome: 'form'; form: BankForm }
  | { outcome: 'unavailable' }
  | Exclude<RecordOutcome, { outcome: 'recorded' }>;

/**
 * Prepares the form that a browser posts to the bank, from stored values only. A donation that is not stored yet is
 * recorded first. For one that is stored, `input` is ignored but for its reference.
 */
export async function prepareBankForm(
  deps: PaymentDeps,
  input: DonationInput,
  accountId: string | undefined,
): Promise<BankFormOutcome> {
  const { bank, database, now } = deps;
  if (!bank) return { outcome: 'unavailable' };
  const stored = await findTransaction(database, input.tran_id);
  const recorded: RecordOutcome =
    !stored || stored.contentHash === null
      ? await recordDonation(deps, input, accountId)
      : { outcome: 'recorded', transaction: stored };
  if (recorded.outcome !== 'recorded') return recorded;
  if (!(await acceptsMoney(deps, recorded.transaction))) return { outcome: 'closed' };
  const sentTransaction = await database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, input.tran_id);
    if (transaction?.state !== 'NEW') return transaction?.state === 'SENT_TO_BANK' ? transaction : undefined;
    const checkDueAt = new Date(now().getTime() + FIRST_CHECK_MS);
    const change = { provider: 'bank', live: bank.live, orderId: input.tran_id, checkDueAt } as const;
    return transition(tx, transaction, 'sent-to-bank', { cause: 'donor', now: now() }, change);
  });
  return sentTransaction
    ? { outcome: 'form', form: bank.createForm(toBankOrder(sentTransaction)) }
    : { outcome: 'taken' };
}

function toBankOrder(row: TransactionRow) {
  return {
    tranId: row.tranId,
    amount: row.amount,
    isMobile: row.isMobile,
    title: row.purpose ?? '',
    email: row.email ?? '',
    nameAndPhone: [row.firstName, row.phone].filter(Boolean).join(' '),
  };
}

/** The result for a donor who returns from the bank. */
export type BankReturn =
  | { outcome: 'success'; transaction: TransactionRow }
  | { outcome: 'failed'; reason: 'cancelled' | 'declined' | 'not-confirmed'; transaction?: TransactionRow };

/** Settles the payment of a verified bank answer. The same answer again changes nothing. */
export async function handleBankReturn(deps: PaymentDeps, answer: unknown): Promise<BankReturn> {
  const { bank, database, now } = deps;
  const result = bank?.readAnswer(answer);
  if (!bank || !result) return rejectBankReturn(deps, answer);
  const origin = { cause: 'bank', causeId: result.facts.paymentId, live: bank.live, now: now() } as const;
  const settled: SettleOutcome = await database.transaction((tx) => settlePayment(tx, result.facts, origin));
  const transaction = await findTransaction(database, result.tranId);
  if (!transaction) return { outcome: 'failed', reason: 'not-confirmed' };
  const isFailed = publicStatus(transaction.state) === 'FAILED' && settled !== 'quarantined';
  if (!isFailed) return { outcome: 'success', transaction };
  return { outcome: 'failed', reason: result.status === 'CANCELLED' ? 'cancelled' : 'declined', transaction };
}

const UnverifiedAnswer = z.object({ tran_id: z.string().check(z.maxLength(40)) });

/** An unverified answer changes nothing. It only tells whether the donor must be led to a page within the app. */
async function rejectBankReturn({ database }: PaymentDeps, answer: unknown): Promise<BankReturn> {
  const claimed = UnverifiedAnswer.safeParse(answer);
  const found = claimed.success ? await findTransaction(database, claimed.data.tran_id) : undefined;
  return { outcome: 'failed', reason: 'not-confirmed', ...(found?.isMobile ? { transaction: found } : {}) };
}
