import type { PlantedImport } from './breaches.ts';
import type { Violation } from './cruise-tree.ts';

/** Messages about rules that do not work: a breach not caught, an allowed import reported, a rule without a breach. */
export function findRuleErrors(
  rules: string[],
  breaches: PlantedImport[],
  lawful: Omit<PlantedImport, 'rule'>[],
  violations: Violation[],
): string[] {
  const untried = rules
    .filter((rule) => !breaches.some((breach) => breach.rule === rule))
    .map((rule) => `The rule ${rule} has no planted breach, so nobody has seen it fire.`);
  const missed = breaches
    .filter(({ rule, from }) => !violations.some((found) => found.rule === rule && found.from === from))
    .map(({ rule, from, to }) => `The rule ${rule} did not catch ${from} importing ${to}.`);
  const wronged = violations
    .filter(({ from }) => lawful.some((neighbour) => neighbour.from === from))
    .map(({ rule, from, to }) => `The rule ${rule} wrongly complains of ${from} importing ${to}.`);
  return [...untried, ...missed, ...wronged];
}

interface Rule {
  name?: string;
  from: object;
}

/** Messages about rules whose path matches no file: a folder was renamed and the rule was not. */
export function findUnmatchedRules(rules: Rule[], files: string[]): string[] {
  return rules
    .filter(({ from }) => {
      const path = 'path' in from && typeof from.path === 'string' ? new RegExp(from.path) : /^/;
      return !files.some((file) => path.test(file));
    })
    .map(({ name }) => `The rule ${name ?? '?'} guards a place that no file is in.`);
}
