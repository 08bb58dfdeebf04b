/** Purposes without a project. A payment page's address names a fund where it would name a project's id. */
export const FUNDS = ['bmz', 'medicare', 'home'] as const;
export type Fund = (typeof FUNDS)[number];

export function findFund(name: unknown): Fund | undefined {
  return FUNDS.find((fund) => fund === name);
}
