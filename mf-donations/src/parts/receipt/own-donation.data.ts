import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import { NotFoundError, UnavailableError, type Http } from '@trust/shared/http';
import { apiCalls } from '../api-calls/load-calls.ts';

/** A donation where this browser made it; null elsewhere, and while the server does not answer. */
export async function findOwnDonation(http: Http, tranId: string): Promise<DonationSummary | null> {
  try {
    const { readOwnDonation } = await apiCalls.ownDonation();
    return await readOwnDonation(http, tranId);
  } catch (error) {
    if (error instanceof NotFoundError || error instanceof UnavailableError) return null;
    throw error;
  }
}
