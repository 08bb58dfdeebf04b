import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../paths.ts';

/** Tokens by name. */
export type StyleConstants = Readonly<Record<string, string>>;

/** Where the tokens are defined. */
const TOKENS = 'shared/ui/tokens.css';
/** Defined once there, but anew in other stylesheets for a part of the page or a language. */
const SET_ANEW = new Set(['--target', '--font', '--font-until', '--font-names']);
const DEFINITION = /(--[\w-]+):\s*([^;]+);/g;
const USE = /var\((--[\w-]+)\)/g;

/**
 * The tokens whose value is the same everywhere and no longer than a reference to it: the build writes the value in its
 * place, since the styles stand in every page.
 */
export function readStyleConstants(tokens = readFileSync(resolve(root, TOKENS), 'utf8')): StyleConstants {
  const definitions = [...tokens.matchAll(DEFINITION)].map(([, name = '', value = '']) => ({ name, value }));
  const values: Record<string, string> = {};
  for (const { name, value } of definitions) {
    const isSetAnew = SET_ANEW.has(name) || definitions.filter((other) => other.name === name).length > 1;
    if (!isSetAnew) values[name] = value.trim();
  }
  const resolved = Object.entries(values).map(
    ([name, value]) => [name, writeConstants(value, values)] as const,
  );
  return Object.fromEntries(resolved.filter(([name, value]) => value.length <= `var(${name})`.length));
}

/** A stylesheet with the values in place of references to them. */
export function writeConstants(source: string, constants: StyleConstants): string {
  const written = source.replace(USE, (use, name: string) => constants[name] ?? use);
  return written === source ? source : writeConstants(written, constants);
}
