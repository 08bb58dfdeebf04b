import { findFund, type Fund } from '@trust/shared/contract/donations/funds';
import { CONTENT_ID } from '@trust/shared/contract/patterns';

/** What an address names: a fund, a project that may exist, or neither. */
export type Recipient =
  | { readonly kind: 'fund'; readonly fund: Fund }
  | { readonly kind: 'project'; readonly id: string }
  | { readonly kind: 'unknown' };

export function recipientOf(nid: string): Recipient {
  const fund = findFund(nid);
  if (fund) return { kind: 'fund', fund };
  return CONTENT_ID.test(nid) ? { kind: 'project', id: nid } : { kind: 'unknown' };
}
