import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './paths.ts';

export interface CopiedSources {
  readonly folder: string;
  remove(): Promise<void>;
}

/** What builds and runs of the original have made. */
const MADE = new Set(['dist', '.data', '.cache', 'test-results', 'playwright-report']);

/** Needed by every build: the manifest says that the project's scripts are ES modules. */
const ALWAYS = ['shared', 'package.json'];

/**
 * Copies `shared`, the manifest and the named files and folders of the project to a temporary folder, where they can be
 * changed and built. Packages are linked.
 */
export async function copySources(...paths: string[]): Promise<CopiedSources> {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@trust'), { recursive: true });
  for (const path of [...ALWAYS, ...paths]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFolder(path, folder);
  }
  for (const name of await readdir(join(root, 'node_modules'))) {
    // The project's own packages are copied, and federation writes into `.federation`.
    if (name === '@trust' || name === '.federation') continue;
    await symlink(join(root, 'node_modules', name), join(packages, name));
  }
  await symlink(join(folder, 'shared'), join(packages, '@trust/shared'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function copyFolder(path: string, folder: string): Promise<void> {
  const linked: string[] = [];
  await cp(join(root, path), join(folder, path), {
    recursive: true,
    filter(source) {
      if (basename(source) === 'node_modules') linked.push(relative(root, source));
      return basename(source) !== 'node_modules' && !MADE.has(basename(source));
    },
  });
  for (const packages of linked) await symlink(join(root, packages), join(folder, packages));
}
