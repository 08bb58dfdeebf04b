import { fileURLToPath } from 'node:url';
import { readIfPresent } from '../../files/read-file.ts';

/** The built program, beside the built gateway. */
export const PROGRAM_FILE = 'bundle-program.cjs';

let program: Promise<string> | undefined;

/** The program of the processes that run bundles, as text. One that was built later is not used: its messages may be others. */
export function loadProgram(): Promise<string> {
  program ??= readIfPresent(fileURLToPath(new URL(PROGRAM_FILE, import.meta.url))).then(
    (built) => built?.toString('utf8') ?? buildProgram(),
  );
  return program;
}

/** Bundles the program into one text. */
export async function buildProgram(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('program/program.ts', import.meta.url))],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    // Its names are no globals.
    format: 'iife',
    minify: true,
    // In sloppy code a function can be asked who called it.
    banner: { js: '"use strict";' },
    logLevel: 'warning',
  });
  const [file] = outputFiles;
  if (!file) throw new Error('The program that runs bundles was not built.');
  return file.text;
}
