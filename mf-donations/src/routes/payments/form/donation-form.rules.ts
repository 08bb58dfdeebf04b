import { findFund } from '@trust/shared/contract/donations/funds';
import { parseRupees } from '@trust/shared/contract/donations/amount';
import {
  CONTACT_DETAILS,
  DONATION_QUERY_NAMES,
  parseDonor,
  type DonationFormValues,
  type FieldSource,
} from '@trust/shared/contract/donations/donation-form';

/** The address without what a form put into it, so that nothing personal stays in history, bookmarks or shares. */
export function withoutPersonalData(address: URL): URL {
  const clean = new URL(address);
  for (const name of DONATION_QUERY_NAMES) clean.searchParams.delete(name);
  return clean;
}

/**
 * The address of the chosen fund, undefined when the address is right already. Without scripts the quick form always
 * posts to the home fund's page: its choice is in `fields`, or in the query of older forms. A fund's name may be in
 * capitals.
 */
export function addressOfChosenFund(
  address: URL,
  nid: string,
  fields: FieldSource = address.searchParams,
): string | undefined {
  const chosen = findFund(fields.get('categoryName'));
  const requested = findFund(nid.toLowerCase());
  const fund = requested && (chosen ?? requested);
  if (!fund || fund === nid) return undefined;
  return address.pathname.replace(/[^/]+\/?$/, fund) + address.search;
}

/** Whether another page has handed over the sum and the donor, so that the form need not show their fields at once. */
export function isHandedOver(form: DonationFormValues): boolean {
  const { errors } = parseDonor(CONTACT_DETAILS, CONTACT_DETAILS, form);
  return errors.length === 0 && parseRupees(form.amount).kind === 'paise' && form.address === '';
}
