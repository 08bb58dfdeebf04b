import { PAYMENTS_PATH, buildPath } from '../pages/paths.ts';

/** Purposes without a project. A payment page's address names a fund where it would name a project's id. */
export const FUNDS = ['bmz', 'medicare', 'home'] as const;
export type Fund = (typeof FUNDS)[number];

/** What a donation to a fund is for; each is one of the contract's purposes. */
export const FUND_PURPOSE = {
  home: 'shelter-home',
  medicare: 'medicare',
  bmz: 'zakat',
} as const satisfies Record<Fund, string>;

/**
 * What a payment to a fund says in its remarks, for the office that reads the bank's statement: short, and in Latin
 * capitals, which banks print. What older forms and codes proposed ("Medicare Project", "home") holds the same word.
 */
const FUND_REMARKS: Readonly<Record<Fund, string>> = { home: 'HOME', medicare: 'MEDICARE', bmz: 'BMZ' };

/** What a transfer's or UPI payment's remarks should say: a fund's word, or a project's case number. `nid` names either. */
export function transferRemark(nid: string, caseNumber: string | undefined): string {
  const fund = findFund(nid);
  if (fund) return FUND_REMARKS[fund];
  return caseNumber === undefined || caseNumber === '-' ? nid : caseNumber;
}

/** The fund whose purpose that is; undefined for a project's or a booking's. */
export function fundOfPurpose(purpose: string | null): Fund | undefined {
  return FUNDS.find((fund) => FUND_PURPOSE[fund] === purpose);
}

/** The address of a fund's donation form. */
export function fundPath(fund: Fund): string {
  return buildPath(PAYMENTS_PATH, fund);
}

export function findFund(name: unknown): Fund | undefined {
  return FUNDS.find((fund) => fund === name);
}
