import { join } from 'node:path';
import * as z from 'zod/mini';
import { Release, type ModuleName } from '../contract/pages/release.ts';
import { parseJson, readIfPresent } from '../files/read-file.ts';
import { findBadName, RELEASE_FILE, releaseFolder } from './release-paths.ts';

/** A `release.json` exists but cannot be used; `message` tells an operator why. */
export class InvalidReleaseError extends Error {
  override name = 'InvalidReleaseError';
}

/** The description of one release; undefined when there is no such release. Throws `InvalidReleaseError`. */
export async function readRelease(
  releasesDir: string,
  module: ModuleName,
  id: string,
): Promise<Release | undefined> {
  const problem = findBadName(module, id);
  if (problem !== undefined) throw new InvalidReleaseError(problem);
  const path = join(releaseFolder(releasesDir, module, id), RELEASE_FILE);
  const bytes = await readIfPresent(path);
  if (!bytes) return undefined;
  const parsed = parseRelease(bytes, path);
  if (parsed.outcome === 'invalid') throw new InvalidReleaseError(parsed.reason);
  const { release } = parsed;
  if (release.module !== module || release.id !== id) {
    throw new InvalidReleaseError(`${path} describes ${release.module} ${release.id}`);
  }
  return release;
}

export type ParseReleaseOutcome =
  | { readonly outcome: 'parsed'; readonly release: Release }
  | { readonly outcome: 'invalid'; readonly reason: string };

/** Parses the bytes of a `release.json`; a reason in words says why they describe no release. */
export function parseRelease(bytes: Buffer, path: string): ParseReleaseOutcome {
  const json = parseJson(bytes.toString('utf8'));
  if (json.outcome === 'invalid')
    return { outcome: 'invalid', reason: `${path} cannot be read: ${json.reason}` };
  const release = Release.safeParse(json.value);
  return release.success
    ? { outcome: 'parsed', release: release.data }
    : {
        outcome: 'invalid',
        reason: `${path} does not describe a release: ${z.prettifyError(release.error)}`,
      };
}
