import type { Planted } from './breaches.ts';
import type { Complaint } from './cruise-tree.ts';

/** Says where the rules do not do what they promise: a breach not caught, a lawful import refused, a rule untried. */
export function findFaults(
  rules: string[],
  breaches: Planted[],
  lawful: Omit<Planted, 'rule'>[],
  complaints: Complaint[],
): string[] {
  const untried = rules
    .filter((rule) => !breaches.some((breach) => breach.rule === rule))
    .map((rule) => `The rule ${rule} has no planted breach, so nobody has seen it fire.`);
  const missed = breaches
    .filter(({ rule, from }) => !complaints.some((found) => found.rule === rule && found.from === from))
    .map(({ rule, from, to }) => `The rule ${rule} did not catch ${from} importing ${to}.`);
  const wronged = complaints
    .filter(({ from }) => lawful.some((neighbour) => neighbour.from === from))
    .map(({ rule, from, to }) => `The rule ${rule} wrongly complains of ${from} importing ${to}.`);
  return [...untried, ...missed, ...wronged];
}

interface Rule {
  name?: string;
  from: object;
}

/** Says which rules guard a place that no file of the tree is in: a folder was renamed and the rule was not. */
export function findBlindRules(rules: Rule[], files: string[]): string[] {
  return rules
    .filter(({ from }) => {
      const path = 'path' in from && typeof from.path === 'string' ? new RegExp(from.path) : /^/;
      return !files.some((file) => path.test(file));
    })
    .map(({ name }) => `The rule ${name ?? '?'} guards a place that no file is in.`);
}
