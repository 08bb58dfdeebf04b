import type { Allowance } from './allowed.ts';
import { BELOW_LISTED, LISTED, type Floor } from './floors.ts';
import { createScriptReader, type NewerFeature } from './script-features.ts';
import { createStyleReader } from './style-features.ts';

/** A script or a stylesheet that browsers read. */
export interface BrowserFile {
  readonly name: string;
  readonly text: string;
  /** Whether browsers below the listed ones read it too. */
  readonly isForAll?: boolean;
}

const READERS = { listed: createReaders(LISTED), belowListed: createReaders(BELOW_LISTED) };

function createReaders(floor: Floor) {
  return { readScript: createScriptReader(floor), readStyles: createStyleReader(floor) };
}

/** What the files hold that a browser lacks and nothing allows, and what is allowed without need, each in a line. */
export function findBreaches(files: readonly BrowserFile[], allowed: readonly Allowance[]): string[] {
  const used = new Set<string>();
  const breaches = new Map<string, { feature: NewerFeature; names: string[] }>();
  for (const { name, text, isForAll = false } of files) {
    const { readScript, readStyles } = isForAll ? READERS.belowListed : READERS.listed;
    for (const feature of name.endsWith('.css') ? readStyles(text) : readScript(text)) {
      const allowance = findAllowance(allowed, feature.name, name);
      if (allowance !== undefined) used.add(allowance);
      else {
        const breach = breaches.get(feature.name) ?? { feature, names: [] };
        if (!breach.names.includes(name)) breach.names.push(name);
        breaches.set(feature.name, breach);
      }
    }
  }
  return [
    ...[...breaches.values()].map(describeBreach),
    ...allowed.flatMap(({ names, files: where }) =>
      names
        .filter((name) => !used.has(keyOf(name, where)))
        .map((name) => `${name}${where ? ` in ${where.source}` : ''} is allowed, and nothing holds it.`),
    ),
  ];
}

const keyOf = (name: string, files: RegExp | undefined) => `${name} ${files?.source ?? ''}`;

function findAllowance(allowed: readonly Allowance[], feature: string, file: string): string | undefined {
  for (const { names, files } of allowed) {
    if (files && !files.test(file)) continue;
    const name = names.find(
      (each) => each === feature || feature.startsWith(`${each}: `) || (each === '*' && !SYNTAX.has(feature)),
    );
    if (name !== undefined) return keyOf(name, files);
  }
  return undefined;
}

/** What stops a whole script, and so may not be meant by `*`. */
const SYNTAX = new Set(['syntax', 'static block', 'lookbehind']);

function describeBreach({ feature, names }: { feature: NewerFeature; names: readonly string[] }): string {
  const { name, lacking, excerpt } = feature;
  const more = names.length > 3 ? ` and ${String(names.length - 3)} more` : '';
  const where = `${names.slice(0, 3).join(', ')}${more}`;
  return `${name} in ${where}: ${lacking.join(', ')}: …${excerpt.replace(/\s+/g, ' ')}…`;
}
