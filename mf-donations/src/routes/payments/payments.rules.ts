import { ContentId } from '@trust/shared/contract/projects';
import {
  amountFinding,
  emailFinding,
  failures,
  phoneFinding,
  type Failure,
} from '../../parts/donor.rules.ts';
import { FIELD_LENGTH, textOf, type FieldSource } from '../../parts/fields.rules.ts';
import { fundNamed, type Fund } from '../../parts/fund.rules.ts';

export type DonationField = 'amount' | 'firstName' | 'email' | 'phone' | 'address';
export type DonationForm = Readonly<Record<DonationField, string>>;

/** Whom the address names: a fund, a project that may exist, or nobody. */
export type Recipient =
  | { readonly kind: 'fund'; readonly fund: Fund }
  | { readonly kind: 'project'; readonly id: string }
  | { readonly kind: 'nobody' };

export function recipientOf(nid: string): Recipient {
  const fund = fundNamed(nid);
  if (fund) return { kind: 'fund', fund };
  return ContentId.safeParse(nid).success ? { kind: 'project', id: nid } : { kind: 'nobody' };
}

/** What a form or an address's query says of the donation; the quick form and older links use other names. */
export function readDonationForm(source: FieldSource): DonationForm {
  return {
    amount: textOf(source, FIELD_LENGTH.amount, 'amount', 'quickAmount'),
    firstName: textOf(source, FIELD_LENGTH.name, 'firstName', 'name'),
    email: textOf(source, FIELD_LENGTH.email, 'email'),
    phone: textOf(source, FIELD_LENGTH.phone, 'phone'),
    address: textOf(source, FIELD_LENGTH.address, 'address'),
  };
}

/** All that is wrong, in the order in which donors have always been told. */
export function checkDonationForm(form: DonationForm): Failure<DonationField>[] {
  return failures<DonationField>([
    ['amount', amountFinding(form.amount, 'pay.error.amount')],
    ['firstName', form.firstName === '' ? 'pay.error.name' : undefined],
    ['email', emailFinding(form.email, 'pay.error.email')],
    ['phone', phoneFinding(form.phone, 'pay.error.phone')],
    ['address', form.address === '' ? 'pay.error.address' : undefined],
  ]);
}

/** Says that the form was sent as a plain form, before or without scripts. */
export const SENT = 'proceed';

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
  SENT,
];

/** The address without what a form put into it, so that nothing personal stays in history, bookmarks or shares. */
export function withoutPersonalData(address: URL): URL {
  const clean = new URL(address);
  for (const name of PERSONAL) clean.searchParams.delete(name);
  return clean;
}

/**
 * The address of the fund that is meant, undefined when it is the asked one. Without scripts the quick form always asks
 * for the home fund, whatever was chosen in it; and a fund's name may be written in any letters.
 */
export function addressOfChosenFund(address: URL, nid: string): string | undefined {
  const chosen = fundNamed(address.searchParams.get('categoryName'));
  const asked = fundNamed(nid.toLowerCase());
  const meant = asked && (chosen ?? asked);
  return meant && meant !== nid ? `/payments/${meant}${address.search}` : undefined;
}
