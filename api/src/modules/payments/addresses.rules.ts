import { FUND_PURPOSE } from '@trust/shared/contract/payments';
import type { TransactionRow } from './transactions.store.ts';

/** The page that tells what became of a payment; a reference may hold slashes. */
export function successPage(tranId: string): string {
  return `/payments-complete/success/${tranId.split('/').map(encodeURIComponent).join('/')}`;
}

export type FailureReason = 'cancelled' | 'declined' | 'not-confirmed';

/** The page of a payment that failed; it says why, and where to try again. Nobody is named in the address. */
export function failedPage(
  reason: FailureReason,
  transaction?: Pick<TransactionRow, 'tranId' | 'projectId' | 'purpose'>,
): string {
  const query = new URLSearchParams({ reason });
  if (transaction) {
    query.set('tran', transaction.tranId);
    const nid = payPageId(transaction);
    if (nid !== undefined) query.set('nid', nid);
  }
  return `/payments-complete/failed?${query.toString()}`;
}

/** What names a donation's page: its project, or its fund. */
function payPageId({
  projectId,
  purpose,
}: Pick<TransactionRow, 'projectId' | 'purpose'>): string | undefined {
  const fund = Object.entries(FUND_PURPOSE).find(([, meant]) => meant === purpose);
  return projectId ?? fund?.[0];
}
