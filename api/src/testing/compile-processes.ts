import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const API = join(import.meta.dirname, '../..');
const SOURCES = [
  'backup/backup.ts',
  'backup/restore.ts',
  'database/embedded/embedded-database.ts',
  'import/import.ts',
  'modules/uploads/pictures/picture-process.ts',
  'server.ts',
  'staff/payments.ts',
  'testing/memory-database.ts',
];

/** Where the compiled processes are: beside `src` and `dist`, so that they find migrations and templates there. */
export const COMPILED = join(API, '.cache');

/** Compiles the processes that tests start, as the build does. Started from its source, each would be compiled anew. */
export async function compileProcesses(): Promise<void> {
  await build({
    absWorkingDir: API,
    entryPoints: SOURCES.map((source) => ({ in: `src/${source}`, out: basename(source, '.ts') })),
    outdir: COMPILED,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    plugins: [bundleShared],
    logLevel: 'warning',
  });
}

const bundleShared: Plugin = {
  name: 'bundle-shared',
  setup(bundler) {
    const from = createRequire(join(API, 'package.json'));
    bundler.onResolve({ filter: /^@trust\/shared\// }, ({ path }) => ({ path: from.resolve(path) }));
  },
};
