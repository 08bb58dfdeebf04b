import type { DonationField } from '@trust/shared/contract/donations/donation-fields';
import type { Language } from '@trust/shared/contract/languages';
import type { SubmitResult } from '@trust/shared/ui/use-form';
import type { FormMessage } from '../../../../parts/donor-form/form-messages.ts';
import type { DonationFormError } from './check-donation.ts';

/** Why the server refused a donation form that was posted without scripts. */
export interface RefusedDonation {
  readonly errors: readonly DonationFormError[];
  /** About the whole, in the server's words; '' when the server could not be reached. */
  readonly message: string | null;
}

/** The refusal as a form shows it. */
export function toFormResult(
  { errors, message }: RefusedDonation,
  language: Language,
): SubmitResult<DonationField, FormMessage, FormMessage> {
  if (message === null) return { errors };
  return { errors, failure: message ? { text: message, language } : 'checkout.unreachable' };
}
