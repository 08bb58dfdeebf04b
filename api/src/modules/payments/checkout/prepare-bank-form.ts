import type { BankForm } from '@trust/shared/contract/donations/payments';
import type { PaymentDeps } from '../providers/deps.ts';
import { FIRST_CHECK_MS } from '../ledger/checks/check-schedule.rules.ts';
import { acceptsMoney } from '../ledger/donation/destination.ts';
import { PURPOSE_TEXTS } from '../ledger/donation/purpose.texts.ts';
import type { DonationInput } from './donation/parse-donation.rules.ts';
import { isOfDonor } from './donation/same-donation.rules.ts';
import { recordDonation, type RecordOutcome } from './donation/record-donation.ts';
import { transition } from '../ledger/transition.ts';
import { findTransaction, lockTransaction, type TransactionRow } from '../ledger/transactions.store.ts';

/** `taken`: it is paid otherwise, or over. */
type SendOutcome = { outcome: 'form'; form: BankForm } | { outcome: 'unavailable' | 'closed' | 'taken' };

export type BankFormOutcome = SendOutcome | Exclude<RecordOutcome, { outcome: 'recorded' }>;

/**
 * Prepares the form that a browser posts to the bank, from stored values only. A donation that is not stored yet is
 * recorded first. For one that is stored, who asks must know its donor, whom the form names: a reference can be guessed.
 */
export async function prepareBankForm(
  deps: PaymentDeps,
  input: DonationInput,
  accountId: string | undefined,
): Promise<BankFormOutcome> {
  if (!deps.bank) return { outcome: 'unavailable' };
  const stored = await findTransaction(deps.database, input.tran_id);
  if (stored && stored.contentHash !== null)
    return isOfDonor(stored, input) ? sendToBank(deps, stored) : { outcome: 'taken' };
  const recorded = await recordDonation(deps, input, accountId);
  return recorded.outcome === 'recorded' ? sendToBank(deps, recorded.transaction) : recorded;
}

/** Prepares the bank's form of a recorded donation, whose donor asks for it. */
export async function sendToBank(deps: PaymentDeps, recorded: TransactionRow): Promise<SendOutcome> {
  const { bank, database, now } = deps;
  if (!bank) return { outcome: 'unavailable' };
  if (!(await acceptsMoney(deps, recorded))) return { outcome: 'closed' };
  const { tranId } = recorded;
  const sentTransaction = await database.transaction(async (tx) => {
    const transaction = await lockTransaction(tx, tranId);
    if (transaction?.state !== 'NEW') return transaction?.state === 'SENT_TO_BANK' ? transaction : undefined;
    const checkDueAt = new Date(now().getTime() + FIRST_CHECK_MS);
    const change = { provider: 'bank', live: bank.live, orderId: tranId, checkDueAt } as const;
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
    // The bank prints it: the name, in Latin letters, and no word of ours.
    title: row.projectName ?? PURPOSE_TEXTS.en[row.purpose ?? 'general'],
    email: row.email ?? '',
    nameAndPhone: [row.firstName, row.phone].filter(Boolean).join(' '),
  };
}
