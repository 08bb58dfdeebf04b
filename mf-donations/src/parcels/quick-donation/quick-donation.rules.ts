import { fundNamed } from '@trust/shared/contract/funds';
import {
  amountFinding,
  emailFinding,
  failures,
  phoneFinding,
  type Failure,
} from '../../parts/donor.rules.ts';
import { FIELD_LENGTH, textOf, type FieldSource } from '../../parts/fields.rules.ts';

export type QuickField = 'firstName' | 'email' | 'phone' | 'categoryName' | 'amount';
export type QuickDonation = Readonly<Record<QuickField, string>>;

/** What was typed into the quick form; a chosen sum counts where no amount was written. */
export function readQuickDonation(source: FieldSource): QuickDonation {
  return {
    firstName: textOf(source, FIELD_LENGTH.name, 'firstName'),
    email: textOf(source, FIELD_LENGTH.email, 'email'),
    phone: textOf(source, FIELD_LENGTH.phone, 'phone'),
    categoryName: fundNamed(textOf(source, FIELD_LENGTH.name, 'categoryName')) ?? '',
    amount: textOf(source, FIELD_LENGTH.amount, 'amount', 'quickAmount'),
  };
}

/** All that is wrong, in the order in which the form asks. */
export function checkQuickDonation(donation: QuickDonation): Failure<QuickField>[] {
  return failures<QuickField>([
    ['firstName', donation.firstName === '' ? 'quick.error.name' : undefined],
    ['email', emailFinding(donation.email, 'quick.error.email')],
    ['phone', phoneFinding(donation.phone, 'quick.error.phone')],
    ['categoryName', donation.categoryName === '' ? 'quick.error.category' : undefined],
    ['amount', amountFinding(donation.amount, 'quick.error.amount')],
  ]);
}
