/** What a donor may give to without naming a project; a payment page's address names it in a project's place. */
export const FUNDS = ['bmz', 'medicare', 'home'] as const;
export type Fund = (typeof FUNDS)[number];

/** The fund of this name, where there is one. */
export function fundNamed(name: unknown): Fund | undefined {
  return FUNDS.find((fund) => fund === name);
}
