import { FUND_PURPOSE } from '@trust/shared/contract/payments';
import type { TransactionRow } from './transactions.store.ts';

/** A donation as far as its page's address tells of it. */
type Told = Pick<
  TransactionRow,
  'tranId' | 'projectId' | 'programmeId' | 'purpose' | 'isMobile' | 'language'
>;

/** The page that tells what became of a payment, in the app where it was begun in one. */
export function successPage(transaction: Told): string {
  return transaction.isMobile
    ? pageInApp(transaction)
    : `/payments-complete/success/${pathOf(transaction.tranId)}`;
}

/** An app may keep no cookie: its page's address says in which language the donor gave. */
function pageInApp({ tranId, language }: Told, reason?: string, nid?: string): string {
  const query = new URLSearchParams({ lang: language });
  if (reason !== undefined) query.set('reason', reason);
  if (nid !== undefined) query.set('nid', nid);
  return `/payments-mobile/done/${pathOf(tranId)}?${query.toString()}`;
}

/** A reference may hold slashes, which stay. */
function pathOf(tranId: string): string {
  return tranId.split('/').map(encodeURIComponent).join('/');
}

/**
 * The page of a payment that failed; it says why, and where to try again. Nobody is named in the address. `reason` is
 * `cancelled`, `declined`, `not-confirmed` or the card provider's `error.reason`.
 */
export function failedPage(reason: string, transaction?: Told): string {
  const nid = transaction && payPageId(transaction);
  if (transaction?.isMobile) return pageInApp(transaction, reason, nid);
  const query = new URLSearchParams({ reason });
  if (transaction) query.set('tran', transaction.tranId);
  if (nid !== undefined) query.set('nid', nid);
  if (transaction?.programmeId) query.set('programme', transaction.programmeId);
  return `/payments-complete/failed?${query.toString()}`;
}

/** What names a donation's page: its project, or its fund. */
export function payPageId({ projectId, purpose }: Told): string | undefined {
  const fund = Object.entries(FUND_PURPOSE).find(([, meant]) => meant === purpose);
  return projectId ?? fund?.[0];
}
