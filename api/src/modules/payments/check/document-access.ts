import { IN_APP_FIELD } from '@trust/shared/contract/donations/donation-fields';
import * as z from 'zod/mini';
import type { Database } from '../../../database/database.ts';
import { findByReceiptToken, type TransactionRow } from '../ledger/transactions.store.ts';
import { RECEIPT_COOKIE } from '../ledger/donation/receipt-cookie.ts';

/** A value that can be no token or reference is read as '', which opens nothing. */
const SafeText = z.catch(z.optional(z.string().check(z.regex(/^[\w/-]{0,100}$/))), '');

/** The query of a donation's documents: its receipt, its card. */
export const DocumentQuery = z.object({
  token: SafeText,
  tran_id: SafeText,
  lang: SafeText,
  [IN_APP_FIELD]: SafeText,
});
export type DocumentQuery = z.output<typeof DocumentQuery>;

/**
 * Finds the donation whose documents a request may open: by the token in its address, else by the cookie of the donor's
 * browser, which opens only the donation that the address names.
 */
export async function findOpenableDonation(
  database: Database,
  { token, tran_id }: Pick<DocumentQuery, 'token' | 'tran_id'>,
  cookies: Readonly<Record<string, string | undefined>>,
): Promise<TransactionRow | undefined> {
  const found = await findByReceiptToken(database, token ?? cookies[RECEIPT_COOKIE] ?? '');
  return token !== undefined || found?.tranId === tran_id ? found : undefined;
}
