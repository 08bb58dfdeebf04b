import { parseRupees } from '@trust/shared/contract/donations/amount';
import {
  CONTACT_DETAILS,
  readAmountText,
  readDonorFields,
  type FieldSource,
} from '@trust/shared/contract/donations/donation-fields';
import { amountError, parseDonor } from '@trust/shared/contract/donations/donation-form';
import { findFund } from '@trust/shared/contract/donations/funds';
import type { FieldError } from '@trust/shared/contract/field-error';
import { toTextKey } from '../../parts/donor-form/form-messages.ts';
import type { DonationsTextKey } from '../../texts/use-texts.ts';
import type { QuickTextKey } from './quick-donation.texts.ts';

export type QuickField = (typeof CONTACT_DETAILS)[number] | 'categoryName' | 'amount';
export type QuickDonation = Readonly<Record<QuickField, string>>;

/** What was typed into the quick form; a pressed quick amount counts where no amount was written. */
export function readQuickDonation(source: FieldSource): QuickDonation {
  return {
    ...readDonorFields(source, CONTACT_DETAILS),
    categoryName: findFund(source.get('categoryName')) ?? '',
    amount: readAmountText(source),
  };
}

/** All field errors, in the order of the form. */
export function checkQuickDonation(
  donation: QuickDonation,
): FieldError<QuickField, DonationsTextKey | QuickTextKey>[] {
  const { errors } = parseDonor(CONTACT_DETAILS, CONTACT_DETAILS, donation);
  const amount = parseRupees(donation.amount);
  return [
    ...errors.map(({ field, message }) => ({ field, message: toTextKey('quick', message) })),
    ...(donation.categoryName === ''
      ? [{ field: 'categoryName', message: 'quick.error.categoryMissing' } as const]
      : []),
    ...(amount.kind === 'paise'
      ? []
      : [{ field: 'amount', message: toTextKey('quick', amountError(amount).message) } as const]),
  ];
}
