import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ModuleName } from '../../contract/pages/release.ts';
import { root } from '../paths.ts';

/** Digits without vowels, so that no name reads as a word. */
const DIGITS = '0123456789bcdfghjklmnpqrstvwxz';
/** Names that a stylesheet defines: classes, ids and animations. What looks like one in a comment only leaves a gap. */
const DEFINED = /(?:[.#]|@keyframes\s+)(-?[a-z_][\w-]*)/gi;

/** Keeps the names of a module apart from those of the others on its pages. */
export function stylePrefix(module: ModuleName): string {
  return module.replace('mf-', '').slice(0, 2);
}

/**
 * Names the classes of a module and of the kit within it: a prefix and a running number. They stand in every page and in
 * the scripts, where hashes would not compress. All builds of the same sources give the same names. `others`: modules
 * whose sources the build holds too.
 */
export function createStyleNames(
  module: ModuleName,
  others: readonly ModuleName[] = [],
): (file: string, local: string) => string {
  const prefix = stylePrefix(module);
  const names = new Map<string, string>();
  for (const file of listStylesheets([module, ...others])) {
    for (const [, local = ''] of readFileSync(file, 'utf8').matchAll(DEFINED)) {
      const key = `${file} ${local}`;
      if (!names.has(key)) names.set(key, `${prefix}${toDigits(names.size).padStart(2, '0')}`);
    }
  }
  return (file, local) => {
    const name = names.get(`${file} ${local}`);
    if (name === undefined) throw new Error(`${file} does not define ${local}.`);
    return name;
  };
}

function listStylesheets(modules: readonly ModuleName[]): string[] {
  const folders = ['shared/remote', 'shared/ui', ...modules.map((module) => `${module}/src`)];
  return folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.module.css'))
      .toSorted()
      .map((file) => resolve(root, folder, file)),
  );
}

function toDigits(number: number): string {
  const base = DIGITS.length;
  const rest = number < base ? '' : toDigits(Math.floor(number / base));
  return rest + (DIGITS[number % base] ?? '');
}
