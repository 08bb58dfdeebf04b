import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './paths.ts';

export interface CopiedSources {
  readonly folder: string;
  remove(): Promise<void>;
}

/**
 * Copies `shared` and the named files and folders of the project to a folder of their own, where they can be changed
 * and built. The packages are those that are here, by links, save what is named too, such as `node_modules/<scope>`.
 */
export async function copySources(...parts: string[]): Promise<CopiedSources> {
  const folder = await mkdtemp(join(tmpdir(), 'sources-'));
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@trust'), { recursive: true });
  for (const part of ['shared', ...parts]) {
    await mkdir(dirname(join(folder, part)), { recursive: true });
    await cp(join(root, part), join(folder, part), { recursive: true });
  }
  const here = new Set(await readdir(packages));
  for (const name of await readdir(join(root, 'node_modules'))) {
    // Federation writes into the last of these.
    if (here.has(name) || name === '.federation') continue;
    await symlink(join(root, 'node_modules', name), join(packages, name));
  }
  await symlink(join(folder, 'shared'), join(packages, '@trust/shared'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
