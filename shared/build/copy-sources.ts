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

/**
 * Copies `shared` and the named files and folders of the project to a temporary folder, where they can be changed and
 * built. Packages are linked, except those that are named too, such as `node_modules/<scope>`.
 */
export async function copySources(...paths: string[]): Promise<CopiedSources> {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@trust'), { recursive: true });
  for (const path of ['shared', ...paths]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await copyFolder(path, folder);
  }
  const copied = new Set(await readdir(packages));
  for (const name of await readdir(join(root, 'node_modules'))) {
    // Federation writes into `.federation`.
    if (copied.has(name) || name === '.federation') continue;
    await symlink(join(root, 'node_modules', name), join(packages, name));
  }
  await symlink(join(folder, 'shared'), join(packages, '@trust/shared'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function copyFolder(path: string, folder: string): Promise<void> {
  if (path.startsWith('node_modules')) return cp(join(root, path), join(folder, path), { recursive: true });
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
