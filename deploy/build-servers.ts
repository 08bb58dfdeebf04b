import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeWholeFile } from '@trust/shared/files/write-whole-file';
import { listBuildTargets } from '@trust/shared/build/browsers';
import { buildProgram, PROGRAM_FILE } from '@trust/shared/releases/bundle-process/load-program';
import { build, type BuildOptions, type OutputFile, type Plugin } from 'esbuild';
import { root } from './releases/storage/storage-folder.ts';

const SERVERS: { folder: string; entryPoints: Record<string, string> }[] = [
  {
    folder: 'api',
    entryPoints: {
      server: 'src/server.ts',
      'embedded-database': 'src/database/embedded/embedded-database.ts',
      import: 'src/import/import.ts',
      'document-worker': 'src/documents/document-worker.ts',
      'picture-process': 'src/modules/uploads/pictures/picture-process.ts',
    },
  },
  {
    folder: 'shell',
    entryPoints: {
      gateway: 'src/gateway/server.ts',
    },
  },
];

/** Scripts that the gateway serves to browsers. */
const FOR_PAGES = {
  'reading-worker': 'src/offline/reading-worker.ts',
  'removal-worker': 'src/offline/removal-worker.ts',
  fallbacks: 'src/older/fallbacks.ts',
};

/** Scripts that the gateway writes into pages. */
const IN_PAGES = {
  'inline-first-view': 'src/first-view/inline/entries/first-view.ts',
  'inline-plain-page': 'src/first-view/inline/entries/plain-page.ts',
  'inline-request-scripts': 'src/first-view/inline/entries/request-scripts.ts',
  'inline-parcel-styles': 'src/first-view/inline/entries/parcel-styles.ts',
};

/** The stand-ins for the payment providers, and the scripts of their pages. They are no part of the production build. */
const SANDBOX = {
  folder: 'api/sandbox',
  server: { sandbox: 'sandbox.ts' },
  scripts: {
    'post-on': 'browser/post-on.ts',
    checkout: 'browser/checkout.ts',
    'checkout-page': 'browser/checkout-page.ts',
  },
};

/** What is imported from `shared` becomes part of a bundle: packages stay external. */
const bundleShared: Plugin = {
  name: 'shared-goes-in',
  setup(bundler) {
    const from = createRequire(import.meta.url);
    bundler.onResolve({ filter: /^@trust\/shared\// }, ({ path }) => ({ path: from.resolve(path) }));
  },
};

const BUNDLED: BuildOptions = { bundle: true, plugins: [bundleShared], logLevel: 'warning' };

/** How a process of Node is built. */
export const FOR_NODE: BuildOptions = {
  ...BUNDLED,
  outExtension: { '.js': '.mjs' },
  platform: 'node',
  target: 'node20',
  format: 'esm',
  packages: 'external',
  sourcemap: true,
};
const FOR_BROWSERS: BuildOptions = {
  ...BUNDLED,
  platform: 'browser',
  target: listBuildTargets(),
  format: 'iife',
  minify: true,
  loader: { '.css': 'text' },
};

/** Each a function of `data`, in as few bytes as it takes: a page is sent with it. */
const FOR_INSIDE_PAGES: BuildOptions = {
  ...FOR_BROWSERS,
  // Read by the browsers that are told to load no other script, too.
  target: 'es2018',
  format: 'esm',
  banner: { js: '(data=>{' },
  footer: { js: '})' },
};

/**
 * Bundles the api, the gateway and their workers into `dist/*.mjs`: packages stay external, `shared` is bundled. The
 * service workers, and what only older browsers request, become `dist/*.js`.
 */
export async function buildServers(): Promise<void> {
  await Promise.all([
    ...SERVERS.map(({ folder, entryPoints }) => buildFolder(folder, entryPoints, FOR_NODE)),
    buildFolder('shell', FOR_PAGES, FOR_BROWSERS),
    buildFolder('shell', IN_PAGES, FOR_INSIDE_PAGES),
    buildProgram().then((text) =>
      replaceIfChanged(join(root, 'shell/dist', PROGRAM_FILE), Buffer.from(text)),
    ),
  ]);
}

/** Bundles the payment sandbox into `api/sandbox/dist`. */
export async function buildSandbox(): Promise<void> {
  const { folder, server, scripts } = SANDBOX;
  await Promise.all([buildFolder(folder, server, FOR_NODE), buildFolder(folder, scripts, FOR_BROWSERS)]);
}

/** Bundles what the gateway serves to browsers, without writing it. */
export const bundlePageScripts = (): Promise<OutputFile[]> => bundleFolder('shell', FOR_PAGES, FOR_BROWSERS);

/** Bundles what the gateway writes into pages, without writing it. */
export const bundleInlineScripts = (): Promise<OutputFile[]> =>
  bundleFolder('shell', IN_PAGES, FOR_INSIDE_PAGES);

async function bundleFolder(
  name: string,
  entryPoints: Record<string, string>,
  options: BuildOptions,
): Promise<OutputFile[]> {
  const absWorkingDir = join(root, name);
  const bundled = await build({ ...options, absWorkingDir, entryPoints, outdir: 'dist', write: false });
  return bundled.outputFiles ?? [];
}

async function buildFolder(...bundle: Parameters<typeof bundleFolder>): Promise<void> {
  const files = await bundleFolder(...bundle);
  await Promise.all(files.map(({ path, contents }) => replaceIfChanged(path, contents)));
}

/** Replaces atomically: another site may be starting from the same folder. */
async function replaceIfChanged(path: string, contents: Uint8Array): Promise<void> {
  if (existsSync(path) && (await readFile(path)).equals(contents)) return;
  await writeWholeFile(path, contents);
}
