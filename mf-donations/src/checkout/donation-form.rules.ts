import { readAmount } from '@trust/shared/contract/amount';
import { fundNamed } from '@trust/shared/contract/funds';
import { PAN } from '@trust/shared/contract/patterns';
import type { NewTransaction } from '@trust/shared/contract/payments';
import { amountFinding, emailFinding, failures, phoneFinding, type Failure } from '../parts/donor.rules.ts';
import { FIELD_LENGTH, textOf, type FieldSource } from '../parts/fields.rules.ts';

const FIELDS = ['amount', 'firstName', 'email', 'phone', 'address', 'pan'] as const;
export type DonationField = (typeof FIELDS)[number];

export function isDonationField(name: string): name is DonationField {
  return FIELDS.some((field) => field === name);
}

export type DonationForm = Readonly<Record<DonationField, string>> & { readonly anonymous: boolean };

/** What a donor gives, as the server is told of it; without its reference. */
export type Donation = Readonly<
  Pick<NewTransaction, 'firstName' | 'email' | 'phone' | 'address' | 'project' | 'pan' | 'anonymous'> & {
    amount: number;
  }
>;

/** What a form or an address's query says of the donation; the quick form and older links use other names. */
export function readDonationForm(source: FieldSource): DonationForm {
  return {
    amount: textOf(source, FIELD_LENGTH.amount, 'amount', 'quickAmount'),
    firstName: textOf(source, FIELD_LENGTH.name, 'firstName', 'name'),
    email: textOf(source, FIELD_LENGTH.email, 'email'),
    phone: textOf(source, FIELD_LENGTH.phone, 'phone'),
    address: textOf(source, FIELD_LENGTH.address, 'address'),
    pan: textOf(source, FIELD_LENGTH.pan, 'pan'),
    anonymous: textOf(source, FIELD_LENGTH.pan, 'anonymous') !== '',
  };
}

/** What was typed, as a donation to `project`: amount in whole paise. Undefined while no amount can be read. */
export function donationOf(form: DonationForm, project: string): Donation | undefined {
  const { amount: typed, pan, ...donor } = form;
  const amount = readAmount(typed);
  if (amount.kind !== 'paise') return undefined;
  return { ...donor, amount: amount.paise, project, ...(pan === '' ? {} : { pan: pan.toUpperCase() }) };
}

/** All that is wrong, in the order in which donors have always been told. */
export function checkDonationForm(form: DonationForm): Failure<DonationField>[] {
  return failures<DonationField>([
    ['amount', amountFinding(form.amount, 'pay.error.amount')],
    ['firstName', form.firstName === '' ? 'pay.error.name' : undefined],
    ['email', emailFinding(form.email, 'pay.error.email')],
    ['phone', phoneFinding(form.phone, 'pay.error.phone')],
    ['address', form.address === '' ? 'pay.error.address' : undefined],
    ['pan', form.pan === '' || PAN.test(form.pan.toUpperCase()) ? undefined : 'pay.error.pan'],
  ]);
}

const PERSONAL = [
  'firstName',
  'name',
  'email',
  'phone',
  'address',
  'amount',
  'quickAmount',
  'categoryName',
  'paymentMethod',
  'pan',
  'anonymous',
];

/** The address without what a form put into it, so that nothing personal stays in history, bookmarks or shares. */
export function withoutPersonalData(address: URL): URL {
  const clean = new URL(address);
  for (const name of PERSONAL) clean.searchParams.delete(name);
  return clean;
}

/**
 * The address of the fund that is meant, undefined when it is the asked one. Without scripts the quick form always asks
 * for the home fund, whatever was chosen in it: its fields are `sent`, or stand in the address of older forms. And a
 * fund's name may be written in any letters.
 */
export function addressOfChosenFund(
  address: URL,
  nid: string,
  sent: FieldSource = address.searchParams,
): string | undefined {
  const chosen = fundNamed(sent.get('categoryName'));
  const asked = fundNamed(nid.toLowerCase());
  const meant = asked && (chosen ?? asked);
  if (!meant || meant === nid) return undefined;
  return address.pathname.replace(/[^/]+\/?$/, meant) + address.search;
}
