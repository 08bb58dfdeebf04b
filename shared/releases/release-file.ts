import { join } from 'node:path';
import * as z from 'zod/mini';
import { Release, type ModuleName } from '../contract/release.ts';
import { parseJson, readIfPresent } from './read-file.ts';
import { RELEASE_FILE, releaseFolder } from './release-paths.ts';

/** A `release.json` is there but cannot be used; `message` says why, in words for an operator. */
export class BrokenRelease extends Error {
  override name = 'BrokenRelease';
}

/** The description of one release; undefined when there is no such release. Throws `BrokenRelease`. */
export async function readRelease(
  releasesDir: string,
  module: ModuleName,
  id: string,
): Promise<Release | undefined> {
  const path = join(releaseFolder(releasesDir, module, id), RELEASE_FILE);
  const bytes = await readIfPresent(path);
  if (!bytes) return undefined;
  const release = parseRelease(bytes, path);
  if (release instanceof BrokenRelease) throw release;
  if (release.module !== module || release.id !== id) {
    throw new BrokenRelease(`${path} describes ${release.module} ${release.id}`);
  }
  return release;
}

/** The release that the bytes of a `release.json` describe, or why they describe none. */
export function parseRelease(bytes: Buffer, path: string): Release | BrokenRelease {
  const json = parseJson(bytes.toString('utf8'));
  if (!json.ok) return new BrokenRelease(`${path} cannot be read: ${json.reason}`);
  const release = Release.safeParse(json.value);
  return release.success
    ? release.data
    : new BrokenRelease(`${path} does not describe a release: ${z.prettifyError(release.error)}`);
}
