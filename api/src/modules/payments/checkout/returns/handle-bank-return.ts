import * as z from 'zod/mini';
import type { PaymentDeps } from '../../providers/deps.ts';
import { settlePayment, type SettleOutcome } from '../../ledger/settle.ts';
import { publicStatus } from '../../ledger/states.rules.ts';
import { findTransaction, type TransactionRow } from '../../ledger/transactions.store.ts';

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
