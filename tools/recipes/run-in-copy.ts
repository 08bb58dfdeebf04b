import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';

const run = promisify(execFile);
const LIMITS = { maxBuffer: 64 * 1024 * 1024 };

/** Without the optimising compiler for WebAssembly, which the embedded database runs too short a time to need. */
const QUICK_TO_START = '--liftoff-only';

/** The compiler's messages about the sources in `folder`; none where they compile. */
export async function checkTypes(folder: string): Promise<string[]> {
  const compiler = join(folder, 'node_modules/typescript-7/bin/tsc');
  const options = ['--noEmit', '--pretty', 'false', '-p', 'tsconfig.json'];
  try {
    await run(process.execPath, [compiler, ...options], { cwd: folder, ...LIMITS });
    return [];
  } catch (error) {
    const output = typeof error === 'object' && error && 'stdout' in error ? String(error.stdout) : '';
    if (output === '') throw error;
    return output.trim().split('\n');
  }
}

/**
 * Bundles a program of the sources in `folder`, as servers are bundled, and runs it. Its last argument is a file, to
 * which it writes JSON; returns that.
 */
export async function runProgram(folder: string, program: string, args: readonly string[]): Promise<unknown> {
  // Beside the api's own bundles, from where the api finds its migrations, fonts and templates.
  const outfile = join(folder, 'api/dist/probe.mjs');
  await build({
    absWorkingDir: folder,
    entryPoints: [join(folder, program)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    plugins: [bundleShared(folder), nameStyles],
    logLevel: 'error',
  });
  const answer = join(folder, 'probe.json');
  await run(process.execPath, [QUICK_TO_START, outfile, ...args, answer], { cwd: folder, ...LIMITS });
  return JSON.parse(await readFile(answer, 'utf8'));
}

/** `@trust/shared` is a package to the bundler, which would leave it outside. */
const bundleShared = (folder: string): Plugin => ({
  name: 'shared-goes-in',
  setup(bundler) {
    const from = createRequire(join(folder, 'package.json'));
    bundler.onResolve({ filter: /^@trust\/shared\// }, ({ path }) => ({ path: from.resolve(path) }));
  },
});

/** A style's class is its name, and a picture's address the name of its file: a probe reads texts only. */
const nameStyles: Plugin = {
  name: 'styles-are-names',
  setup(bundler) {
    // Loaded only when a visitor presses a button, never on the server.
    bundler.onResolve({ filter: /^pdfjs-dist/ }, () => ({ path: 'nothing', namespace: 'browser-only' }));
    bundler.onLoad({ filter: /.*/, namespace: 'browser-only' }, () => ({ contents: 'module.exports = {};' }));
    bundler.onLoad({ filter: /\.css$/ }, () => ({
      contents: 'export default new Proxy({}, { get: (_, name) => name });',
      loader: 'js',
    }));
    bundler.onLoad({ filter: /\.(avif|jpg|jpeg|png|svg|webp|woff2)$/ }, ({ path }) => ({
      contents: `export default ${JSON.stringify(`/${relative('/', path)}`)};`,
      loader: 'js',
    }));
  },
};
