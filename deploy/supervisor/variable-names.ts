import leven from 'leven';
import { CHILD_VARIABLES, COMMON_VARIABLES, PAYMENT_PREFIXES } from './child/child-variables.ts';

/** The most letters in which a name may differ from a known one to count as that one misspelt. */
const MISSPELT_LETTERS = 2;

/**
 * Finds variables that nothing reads although their names look like ours. A payment setting is an error, since without
 * it donations fail unseen, and no other program uses these prefixes. Any other is a warning: machines set variables for
 * other programs, such as `APP_PORT`.
 */
export function checkVariableNames(
  environment: NodeJS.ProcessEnv,
  ownVariables: readonly string[],
): { errors: string[]; warnings: string[] } {
  const known = new Set([...ownVariables, ...COMMON_VARIABLES, ...Object.values(CHILD_VARIABLES).flat()]);
  const errors: string[] = [];
  const warnings: string[] = [];
  for (const name of Object.keys(environment).filter((name) => !known.has(name))) {
    const { nearest, distance } = findNearest(name, known);
    const sentence = `${name}: the site has no such variable; is ${nearest} meant?`;
    if (PAYMENT_PREFIXES.some((prefix) => name.startsWith(prefix))) errors.push(sentence);
    else if (distance <= MISSPELT_LETTERS && nearest.includes('_')) warnings.push(sentence);
  }
  return { errors, warnings };
}

function findNearest(name: string, known: ReadonlySet<string>): { nearest: string; distance: number } {
  return [...known]
    .map((nearest) => ({ nearest, distance: leven(name, nearest) }))
    .reduce((best, other) => (other.distance < best.distance ? other : best));
}
