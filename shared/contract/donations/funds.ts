import { PAYMENTS_PATH, buildPath } from '../pages/paths.ts';

/** Purposes without a project. A payment page's address names a fund where it would name a project's id. */
export const FUNDS = ['bmz', 'medicare', 'home'] as const;
export type Fund = (typeof FUNDS)[number];

/** The address of a fund's donation form. */
export function fundPath(fund: Fund): string {
  return buildPath(PAYMENTS_PATH, fund);
}

export function findFund(name: unknown): Fund | undefined {
  return FUNDS.find((fund) => fund === name);
}
