import type { BankAccount, TrustConfig } from '../trust.ts';
import { findFund } from './funds.ts';

/**
 * The accounts for a gift to `nid`, a project's id or a fund: those of the fund, or, where it has none, all that are no
 * fund's; for a project the first of these.
 */
export function accountsFor(nid: string, accounts: readonly BankAccount[]): readonly BankAccount[] {
  const ofFund = accounts.filter(({ fund }) => fund === nid);
  if (ofFund.length > 0) return ofFund;
  const ofNoFund = accounts.filter(({ fund }) => fund === undefined);
  return findFund(nid) ? ofNoFund : ofNoFund.slice(0, 1);
}

/** The UPI ID that a gift to `nid` is paid to; undefined where the trust has none. */
export function upiIdFor(
  nid: string,
  { upiId, upiIds }: Pick<TrustConfig, 'upiId' | 'upiIds'>,
): string | undefined {
  return upiIds?.[nid] ?? upiId;
}
