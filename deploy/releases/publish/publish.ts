import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DAY_MS } from '@trust/shared/contract/values/durations';
import { BuildDescription, type ModuleName, type Release } from '@trust/shared/contract/pages/release';
import { syncFolder } from '@trust/shared/files/sync-folder';
import { filesIn } from '@trust/shared/releases/folder-files';
import { namedFiles } from '@trust/shared/releases/named-files';
import { listIfPresent } from '@trust/shared/files/read-file';
import { readRelease } from '@trust/shared/releases/release-file';
import { RELEASE_FILE, releaseFolder } from '@trust/shared/releases/release-paths';
import { canonicalJson } from '../storage/canonical-json.ts';
import { recordPublished, type Author } from '../storage/change-pointer.ts';
import { compressFiles, type FileFacts } from './compressed-files.ts';
import { releaseIdOf } from './release-id.ts';
import { findOversized } from './size-limits.ts';

/** Builds one module into a folder and describes what it wrote. */
export type Build = (module: ModuleName, outDir: string) => Promise<BuildDescription>;

/** A published release; `added` is false when the same one existed already. */
export type Publication = { release: Release; added: boolean };

/**
 * Builds a module and adds it to the storage as an immutable folder. The folder appears completely or not at all, and
 * is not served until it is promoted. Throws when the build fails.
 */
export async function publish(
  module: ModuleName,
  sourceHash: string,
  releasesDir: string,
  build: Build,
  author: Author,
): Promise<Publication> {
  const staging = join(releasesDir, '.staging', `${module}-${randomUUID()}`);
  await removeAbandoned(dirname(staging), author.now());
  await mkdir(staging, { recursive: true });
  try {
    const description = BuildDescription.parse(await build(module, staging));
    const facts = await compressFiles(staging);
    const problem =
      findContradiction(module, description, facts) ?? findOversized(module, description, facts.sizes);
    if (problem !== undefined) throw new Error(`The build of ${module} ${problem}`);
    const content = { ...description, ...facts, schema: 1 as const, sourceHash };
    const release: Release = { ...content, id: releaseIdOf(content.version, content) };
    await writeFile(join(staging, RELEASE_FILE), canonicalJson(release));
    return { release, added: await moveToReleaseFolder(staging, releasesDir, release, author) };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function moveToReleaseFolder(
  staging: string,
  releasesDir: string,
  release: Release,
  author: Author,
): Promise<boolean> {
  const folder = releaseFolder(releasesDir, release.module, release.id);
  if (await readRelease(releasesDir, release.module, release.id)) return false;
  // On the disk before the pointer can name it, so that a power cut leaves a whole release or none.
  const files = await filesIn(staging);
  for (const file of files) await makeLasting(join(staging, file));
  for (const inner of new Set(files.map((file) => dirname(join(staging, file))))) await syncFolder(inner);
  await mkdir(join(folder, '..'), { recursive: true });
  try {
    await rename(staging, folder);
    await syncFolder(dirname(folder));
  } catch (error) {
    // Another process has published the same release meanwhile.
    if (await readRelease(releasesDir, release.module, release.id)) return false;
    throw error;
  }
  await recordPublished(releasesDir, release.module, release.id, author);
  return true;
}

/** Puts a file's content on the disk; nothing writes to it again. */
async function makeLasting(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
  await chmod(path, 0o444);
}

/** Removes the folders of killed builds. No build runs longer than a day. */
async function removeAbandoned(stagingDir: string, now: Date): Promise<void> {
  for (const name of await listIfPresent(stagingDir)) {
    const path = join(stagingDir, name);
    const { mtime } = await stat(path).catch(() => ({ mtime: now }));
    if (now.getTime() - mtime.getTime() > DAY_MS) await rm(path, { recursive: true, force: true });
  }
}

/** How a build's description contradicts its files, as text; undefined when it does not. */
function findContradiction(
  module: ModuleName,
  build: BuildDescription,
  facts: FileFacts,
): string | undefined {
  if (build.module !== module) return `describes ${build.module}`;
  const absent = namedFiles(build).find((file) => !Object.hasOwn(facts.integrity, file));
  return absent === undefined ? undefined : `names ${absent} but did not write it`;
}
