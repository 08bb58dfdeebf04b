import type { TransactionRow } from '../ledger/transactions.store.ts';

/** What answers about a transaction say of one that its donor reported. */
export function reportedMark({ provider }: Pick<TransactionRow, 'provider'>): { reported?: true } {
  return provider === 'direct' ? { reported: true } : {};
}
