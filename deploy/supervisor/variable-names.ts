import leven from 'leven';
import { CHILD_VARIABLES, COMMON_VARIABLES, PAYMENT_PREFIXES } from './child/child-variables.ts';

/** The most letters in which a name may differ from a known one to count as that one misspelt. */
const MISSPELT_LETTERS = 2;

/** From this length on, a name that is nearly one of ours is hardly another program's, as `APP_PORT` is. */
const LONG_NAME = 10;

/**
 * Finds variables that nothing reads although their names look like ours, in capitals or not. An error is one that
 * begins like a payment setting, which no other program's does, and one that is nearly a long name that is not set: the
 * site would run without what it was to have, such as its database. Any other is a warning.
 */
export function checkVariableNames(
  environment: NodeJS.ProcessEnv,
  ownVariables: readonly string[],
): { errors: string[]; warnings: string[] } {
  const known = new Set([...ownVariables, ...COMMON_VARIABLES, ...Object.values(CHILD_VARIABLES).flat()]);
  const errors: string[] = [];
  const warnings: string[] = [];
  for (const name of Object.keys(environment).filter((name) => !known.has(name))) {
    const written = name.toUpperCase();
    const { nearest, distance } = findNearest(written, known);
    const sentence = `${name}: the site has no such variable; is ${nearest} meant?`;
    const isMisspelt = distance <= MISSPELT_LETTERS && nearest.includes('_');
    const isMissed = isMisspelt && nearest.length >= LONG_NAME && environment[nearest] === undefined;
    if (isMissed || PAYMENT_PREFIXES.some((prefix) => written.startsWith(prefix))) errors.push(sentence);
    else if (isMisspelt) warnings.push(sentence);
  }
  return { errors, warnings };
}

function findNearest(name: string, known: ReadonlySet<string>): { nearest: string; distance: number } {
  return [...known]
    .map((nearest) => ({ nearest, distance: leven(name, nearest) }))
    .reduce((best, other) => (other.distance < best.distance ? other : best));
}
