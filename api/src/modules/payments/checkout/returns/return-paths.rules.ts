import { fundOfPurpose } from '@trust/shared/contract/donations/funds';
import { RECEIPT_FRAGMENT } from '@trust/shared/contract/content/fragments';
import {
  APP_PAYMENT_DONE_PATH,
  PAYMENT_FAILED_PATH,
  PAYMENT_SUCCESS_PATH,
  buildDeepPath,
} from '@trust/shared/contract/pages/paths';
import type { TransactionRow } from '../../ledger/transactions.store.ts';

/** What a donation's return path is made of. */
type ReturnedDonation = Pick<
  TransactionRow,
  'tranId' | 'projectId' | 'programmeId' | 'purpose' | 'isMobile' | 'language'
>;

/** The path of a payment's result page: within the app, where it was begun in one. */
export function successPath(transaction: ReturnedDonation): string {
  return transaction.isMobile
    ? appPath(transaction)
    : buildDeepPath(PAYMENT_SUCCESS_PATH, transaction.tranId);
}

/**
 * The same for the browser that brought what only the provider can have signed: an app may store no cookie, so the path
 * holds what opens the receipt, in its fragment, which no server is sent.
 */
export function paidPath(transaction: ReturnedDonation & Pick<TransactionRow, 'receiptToken'>): string {
  const { isMobile, receiptToken } = transaction;
  const path = successPath(transaction);
  return isMobile && receiptToken !== null
    ? `${path}#${new URLSearchParams({ [RECEIPT_FRAGMENT]: receiptToken }).toString()}`
    : path;
}

/** An app may store no cookie, so the path holds the donor's language. */
function appPath({ tranId, language }: ReturnedDonation, reason?: string, nid?: string): string {
  const query = new URLSearchParams({ lang: language });
  if (reason !== undefined) query.set('reason', reason);
  if (nid !== undefined) query.set('nid', nid);
  return `${buildDeepPath(APP_PAYMENT_DONE_PATH, tranId)}?${query.toString()}`;
}

/**
 * The path of a failed payment's page: the reason, and what to try again. It holds no personal data. `reason` is
 * `cancelled`, `declined`, `not-confirmed` or the card provider's `error.reason`.
 */
export function failurePath(reason: string, transaction?: ReturnedDonation): string {
  const nid = transaction && donationPageId(transaction);
  if (transaction?.isMobile) return appPath(transaction, reason, nid);
  const query = new URLSearchParams({ reason });
  if (transaction) query.set('tran', transaction.tranId);
  if (nid !== undefined) query.set('nid', nid);
  if (transaction?.programmeId) query.set('programme', transaction.programmeId);
  return `${PAYMENT_FAILED_PATH}?${query.toString()}`;
}

/** The id in the path of a donation's form: its project's or its fund's. */
export function donationPageId({ projectId, purpose }: ReturnedDonation): string | undefined {
  return projectId ?? fundOfPurpose(purpose);
}
