import { DONATION_FIELDS, type DonationField } from '@trust/shared/contract/donations/donation-form';
import { pickFieldErrors, type FieldError } from '@trust/shared/contract/field-error';
import type { PostedForm } from '@trust/shared/contract/pages/posted-form';

/** Why the server refused a donation form: messages beside fields, and one about the whole. */
export interface RefusedDonationForm {
  readonly errors: readonly FieldError<DonationField>[];
  /** The server's message; '' when the server could not be reached. */
  readonly message: string | null;
}

/** The server's refusal of a posted form; null for a form that only fills in this page. */
export function readRefusedForm({ status, errors, detail }: PostedForm): RefusedDonationForm | null {
  if (status < 400) return null;
  const known = pickFieldErrors(DONATION_FIELDS, errors);
  const other = errors.find(({ field }) => !known.some((error) => error.field === field));
  if (known.length > 0) return { errors: known, message: other?.message ?? null };
  return { errors: [], message: other?.message ?? detail ?? '' };
}
