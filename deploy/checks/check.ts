import type { Tally } from './tally.ts';

/** What became of a check. `not-run` is for what this machine cannot do: neither passed nor failed, but said. */
export type Outcome = ({ kind: 'ran'; output: string } & Tally) | { kind: 'not-run'; why: string };

export interface Check {
  name: string;
  cores: 1 | 2;
  /** The check that must hold before this one has a meaning. */
  needs?: string;
  run: () => Promise<Outcome>;
}

/** Those whose name is one of the filters or stands below one (`jest` means `jest:api`), with what they need. */
export function selectChecks(checks: Check[], filters: string[]): Check[] {
  if (filters.length === 0) return checks;
  const wanted = checks.filter(({ name }) =>
    filters.some((filter) => name === filter || name.startsWith(`${filter}:`)),
  );
  const needed = new Set([...wanted.map(({ name }) => name), ...wanted.map(({ needs }) => needs)]);
  return checks.filter(({ name }) => needed.has(name));
}

/** The filters of `--only jest:api,lint`; none means every check. */
export function readFilters(args: string[]): string[] {
  const at = args.indexOf('--only');
  const list = at >= 0 ? args[at + 1] : undefined;
  return list ? list.split(',').map((name) => name.trim()) : [];
}
