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

/** The case number that a fund's donations are booked under; `-` where it has none. */
export const FUND_CASE_NUMBER: Readonly<Record<Fund, string>> = {
  home: '-',
  medicare: 'Medicare Project',
  bmz: 'BMZ',
};

/** What a transfer's remarks should say, in Latin letters: the case number, else the project's id or the fund. */
export function transferNote(nid: string, caseNumber: string): string {
  return caseNumber === '-' ? nid : caseNumber;
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
