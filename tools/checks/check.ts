import type { Tally } from './tally.ts';

/**
 * The result of a check. `failures`: a few lines for each test that failed. `not-run`: this machine cannot run it; it
 * counts neither as passed nor as failed and is reported.
 */
export type CheckResult =
  | ({ outcome: 'ran'; output: string; failures?: readonly string[] } & Tally)
  | { outcome: 'not-run'; reason: string };

export interface Check {
  name: string;
  cores: 1 | 2;
  /** The check that must pass first. */
  needs?: string;
  /** Installs a program that this machine lacks. Begun before any check, since it mostly waits for the network. */
  install?: () => Promise<unknown>;
  run: () => Promise<CheckResult>;
}

/** The checks whose name equals a filter or begins with it (`jest` selects `jest:api`), and those that they need. */
export function selectChecks(checks: Check[], filters: string[]): Check[] {
  if (filters.length === 0) return checks;
  const wanted = checks.filter(({ name }) =>
    filters.some((filter) => name === filter || name.startsWith(`${filter}:`)),
  );
  const selected = new Set<string>();
  const select = ({ name, needs }: Check) => {
    selected.add(name);
    const needed = checks.find((check) => check.name === needs);
    if (needed) select(needed);
  };
  wanted.forEach(select);
  return checks.filter(({ name }) => selected.has(name));
}

/** The filters of `--only jest:api,lint`; none means every check. */
export function readFilters(args: string[]): string[] {
  const at = args.indexOf('--only');
  const list = at >= 0 ? args[at + 1] : undefined;
  return list ? list.split(',').map((name) => name.trim()) : [];
}
