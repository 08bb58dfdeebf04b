import { parseRupees, type Amount } from '@trust/shared/contract/donations/amount';
import {
  CONTACT_DETAILS,
  type DonationField,
  type DonationFormValues,
} from '@trust/shared/contract/donations/donation-fields';
import {
  parseDonationForm,
  parseDonor,
  type DonationDetails,
} from '@trust/shared/contract/donations/donation-form';
import type { FieldError } from '@trust/shared/contract/field-error';
import type { Language } from '@trust/shared/contract/languages';
import { toServerErrors, toTextKey, type FormMessage } from '../../../../parts/donor-form/form-messages.ts';
import { findSlips, type AskedField } from '../../../../parts/donor-form/typing-slips.rules.ts';

// A first view loads none of it: `load-checks.ts`.

export type DonationFormError = FieldError<DonationField, FormMessage>;

interface CheckedDonation {
  /** Undefined where there are errors. */
  readonly donation: DonationDetails | undefined;
  /** As keys of the page's texts. */
  readonly errors: readonly DonationFormError[];
  /** What of an accepted donation looks mistyped. */
  readonly slips: readonly AskedField[];
}

/** What a form comes to, but for its tribute. `amount` is the form's, where it is parsed already. */
export function checkDonation(form: DonationFormValues, amount?: Amount): CheckedDonation {
  const parsed = parseDonationForm(form, amount);
  if (parsed.outcome === 'parsed') {
    return { donation: parsed.value, errors: [], slips: findSlips(parsed.value) };
  }
  const errors = parsed.errors.map(({ field, message }) => ({ field, message: toTextKey('pay', message) }));
  return { donation: undefined, errors, slips: [] };
}

/** The server's errors: those that the browser finds too as keys, others in the server's words. */
export function describeErrors(
  errors: readonly FieldError<DonationField>[],
  form: DonationFormValues,
  language: Language,
): readonly DonationFormError[] {
  const known = checkDonation(form).errors;
  return toServerErrors(errors, language).map(
    (error) => known.find(({ field }) => field === error.field) ?? error,
  );
}

/** Whether another page has handed over the sum and the donor, so that the form need not show their fields at once. */
export function isHandedOver(form: DonationFormValues): boolean {
  const { errors } = parseDonor(CONTACT_DETAILS, CONTACT_DETAILS, form);
  return errors.length === 0 && parseRupees(form.amount).kind === 'paise' && form.address === '';
}
