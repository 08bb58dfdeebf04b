import { findFund } from '@trust/shared/contract/donations/funds';
import { DONATION_QUERY_NAMES, type FieldSource } from '@trust/shared/contract/donations/donation-fields';

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
