import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from './releases/storage-folder.ts';

const SERVERS: { folder: string; entryPoints: Record<string, string> }[] = [
  {
    folder: 'api',
    entryPoints: {
      server: 'src/server.ts',
      'embedded-database': 'src/database/embedded-database.ts',
      import: 'src/import/import.ts',
    },
  },
  {
    folder: 'shell',
    entryPoints: { gateway: 'src/gateway/server.ts', 'render-worker': 'src/gateway/render-worker.ts' },
  },
];

/** Bundles the api, the gateway and what they start into `dist/*.mjs`. Packages stay outside; `shared` goes in. */
export async function buildServers(): Promise<void> {
  await Promise.all(SERVERS.map(({ folder, entryPoints }) => buildFolder(join(root, folder), entryPoints)));
}

async function buildFolder(folder: string, entryPoints: Record<string, string>): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints,
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    plugins: [sharedGoesIn],
    sourcemap: true,
    write: false,
    logLevel: 'warning',
  });
  await mkdir(join(folder, 'dist'), { recursive: true });
  await Promise.all(outputFiles.map(({ path, contents }) => replace(path, contents)));
}

/** Another site may be starting from the same folder: it must never read half a file. */
async function replace(path: string, contents: Uint8Array): Promise<void> {
  if (existsSync(path) && (await readFile(path)).equals(contents)) return;
  const temporary = join(dirname(path), `.${process.pid}-${basename(path)}`);
  await writeFile(temporary, contents);
  await rename(temporary, path);
}

const sharedGoesIn: Plugin = {
  name: 'shared-goes-in',
  setup(bundler) {
    const from = createRequire(import.meta.url);
    bundler.onResolve({ filter: /^@trust\/shared\// }, ({ path }) => ({ path: from.resolve(path) }));
  },
};
