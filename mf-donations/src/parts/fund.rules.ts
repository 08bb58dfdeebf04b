/** What a donor may give to without naming a project. */
export const FUNDS = ['bmz', 'medicare', 'home'] as const;
export type Fund = (typeof FUNDS)[number];

/** The case number that a fund's donations are booked under. */
export const FUND_CASE_NUMBER: Readonly<Record<Fund, string>> = {
  home: '-',
  medicare: 'Medicare Project',
  bmz: 'BMZ',
};

/** The fund of this name, where there is one. */
export function fundNamed(name: unknown): Fund | undefined {
  return FUNDS.find((fund) => fund === name);
}
