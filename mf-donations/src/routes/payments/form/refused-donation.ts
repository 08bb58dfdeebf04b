import type { DonationFormError } from './check-donation.ts';

/** Why the server refused a donation form that was posted without scripts. */
export interface RefusedDonation {
  readonly errors: readonly DonationFormError[];
  /** About the whole, in the server's words; '' when the server could not be reached. */
  readonly message: string | null;
}
