import { randomUUID } from 'node:crypto';
import { chmod, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  BuildDescription,
  type AssetList,
  type ModuleName,
  type Release,
} from '@trust/shared/contract/release';
import { filesIn } from '@trust/shared/releases/folder-files';
import { readRelease } from '@trust/shared/releases/release-file';
import { RELEASE_FILE, releaseFolder } from '@trust/shared/releases/release-paths';
import { canonicalJson } from './canonical-json.ts';
import { recordPublished, type Author } from './change-pointer.ts';
import { compressFiles, type FileFacts } from './compressed-files.ts';
import { releaseIdOf } from './release-id.ts';
import { overweight } from './size-limits.ts';

/** Builds one module into a folder and describes what it wrote. */
export type Build = (module: ModuleName, outDir: string) => Promise<BuildDescription>;

/** The release that a publication gave; `added` is false when the very same one was there already. */
export type Publication = { release: Release; added: boolean };

/**
 * Builds a module and adds it to the storage as a folder that never changes again. The folder appears whole or
 * not at all; nothing is served from it until it is promoted. Throws when the build fails.
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
    const problem = contradiction(module, description, facts) ?? overweight(description, facts.sizes);
    if (problem !== undefined) throw new Error(`The build of ${module} ${problem}`);
    const unnamed = { ...description, ...facts, schema: 1 as const, sourceHash };
    const release: Release = { ...unnamed, id: releaseIdOf(unnamed), signature: null };
    await writeFile(join(staging, RELEASE_FILE), canonicalJson(release));
    return { release, added: await moveIntoPlace(staging, releasesDir, release, author) };
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

async function moveIntoPlace(
  staging: string,
  releasesDir: string,
  release: Release,
  author: Author,
): Promise<boolean> {
  const folder = releaseFolder(releasesDir, release.module, release.id);
  if (await readRelease(releasesDir, release.module, release.id)) return false;
  for (const file of await filesIn(staging)) await chmod(join(staging, file), 0o444);
  await mkdir(join(folder, '..'), { recursive: true });
  try {
    await rename(staging, folder);
  } catch (error) {
    // Another process published the same bytes a moment ago.
    if (await readRelease(releasesDir, release.module, release.id)) return false;
    throw error;
  }
  await recordPublished(releasesDir, release.module, release.id, author);
  return true;
}

/** Removes what builds that were killed have left behind. A day is longer than any build that still runs. */
async function removeAbandoned(stagings: string, now: Date): Promise<void> {
  for (const name of await readdir(stagings).catch(() => [])) {
    const path = join(stagings, name);
    const { mtime } = await stat(path).catch(() => ({ mtime: now }));
    if (now.getTime() - mtime.getTime() > 86_400_000) await rm(path, { recursive: true, force: true });
  }
}

/** How a description disagrees with the files that were written, in words; undefined when it does not. */
function contradiction(module: ModuleName, build: BuildDescription, facts: FileFacts): string | undefined {
  if (build.module !== module) return `describes ${build.module}`;
  const named = [build.server, ...browserFiles(build.browser), ...browserFiles(build.standalone)];
  const absent = named.find((file) => !Object.hasOwn(facts.integrity, file));
  return absent === undefined ? undefined : `names ${absent} but did not write it`;
}

function browserFiles(browser: BuildDescription['standalone']): string[] {
  if (!browser) return [];
  const lists: AssetList[] = [
    browser.main,
    ...Object.values(browser.screens),
    ...Object.values(browser.parcels),
    ...Object.values(browser.texts),
  ];
  return [
    browser.entry,
    ...lists.flatMap(({ js, css }) => [...js, ...css]),
    ...Object.values(browser.fonts).flat(),
  ];
}
