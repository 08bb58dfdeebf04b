import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../../../releases/storage/storage-folder.ts';

const API = join(root, 'api');
/** Beside `src` and `dist`, so that they find the migrations. */
const OUTPUT = join(API, '.cache');

/** Where a process is once it is compiled. */
export function compiledPath(name: 'server' | 'payments'): string {
  return join(OUTPUT, `bench-${name}.mjs`);
}

/** Compiles what is started again and again: from its source, a busy machine takes a minute for each start. */
export async function compileProcesses(): Promise<void> {
  const from = createRequire(join(API, 'package.json'));
  await build({
    absWorkingDir: API,
    entryPoints: { 'bench-server': 'src/server.ts', 'bench-payments': 'src/staff/payments.ts' },
    outdir: OUTPUT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    plugins: [
      {
        name: 'bundle-shared',
        setup: (bundler) =>
          bundler.onResolve({ filter: /^@trust\/shared\// }, ({ path }) => ({ path: from.resolve(path) })),
      },
    ],
    logLevel: 'warning',
  });
}
