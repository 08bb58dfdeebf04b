import { DonationSummary } from '@trust/shared/contract/donations/payments';
import type { Http } from '@trust/shared/http';
import { receiptTokenOf } from '../receipt/receipt-tokens.ts';

/**
 * Reads a donation for the browser that made it: by the token that this tab has stored, else by the cookie that a donation
 * without scripts has set. Throws NotFoundError in other browsers, UnavailableError when the server is out of reach.
 */
export function readOwnDonation(http: Http, tranId: string): Promise<DonationSummary> {
  const token = receiptTokenOf(tranId);
  const body = { tran_id: tranId, ...(token !== undefined && { token }) };
  return http.read({ base: 'payments', path: 'donation', method: 'POST', body }, DonationSummary);
}
