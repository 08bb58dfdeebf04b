import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SPOKEN_CONTRACTS } from '../contract/pages/kit-contract.ts';
import type { ModuleName, ReleaseDescriptor, Release } from '../contract/pages/release.ts';
import { filesIn } from './folder-files.ts';
import { hasIntegrity } from './integrity.ts';
import { namedFiles } from './named-files.ts';
import { readIfPresent } from '../files/read-file.ts';
import { parseRelease } from './release-file.ts';
import { findBadName, RELEASE_FILE, releaseFolder } from './release-paths.ts';

const FILES_AT_ONCE = 32;

/** Why a release must not be served. */
export type ReleaseFailure =
  | 'bad-name'
  | 'missing'
  | 'manifest-changed'
  | 'manifest-broken'
  | 'other-release'
  | 'wrong-contract'
  | 'file-missing'
  | 'file-unhashed'
  | 'file-changed'
  | 'file-unlisted';

/** A release whose every byte is as published, or why it must not be served. */
export type Verification =
  | { outcome: 'verified'; release: Release; folder: string }
  | { outcome: 'rejected'; failure: ReleaseFailure; reason: string };

/**
 * Checks a release against the pointer: its description's hash, every file's hash, and whether its kit contract is one of
 * `contracts`.
 */
export async function verifyRelease(
  releasesDir: string,
  module: ModuleName,
  { extras }: { readonly extras: ReleaseDescriptor },
  contracts: readonly number[] = SPOKEN_CONTRACTS,
): Promise<Verification> {
  const id = extras.releaseId;
  const problem = findBadName(module, id);
  if (problem !== undefined) return reject('bad-name', problem);
  const folder = releaseFolder(releasesDir, module, id);
  const path = join(folder, RELEASE_FILE);
  const bytes = await readIfPresent(path);
  if (!bytes) return reject('missing', `there is no ${path}`);
  if (!hasIntegrity(bytes, extras.manifestIntegrity)) {
    return reject('manifest-changed', `${path} is not what was promoted`);
  }
  const parsed = parseRelease(bytes, path);
  if (parsed.outcome === 'invalid') return reject('manifest-broken', parsed.reason);
  const { release } = parsed;
  if (release.module !== module || release.id !== id) {
    return reject('other-release', `${path} describes ${release.module} ${release.id}`);
  }
  if (!contracts.includes(release.kitContract)) {
    return reject(
      'wrong-contract',
      `${module} ${id} speaks kit contract ${release.kitContract}, this site speaks ${contracts.join(' and ')}`,
    );
  }
  const unhashed = namedFiles(release).find((file) => !Object.hasOwn(release.integrity, file));
  if (unhashed !== undefined) return reject('file-unhashed', `${path} has no hash of ${unhashed}`);
  return (await firstBadFile(folder, release)) ?? { outcome: 'verified', release, folder };
}

/** In a busy process each step of reading a file waits for a turn of the event loop: one file after the other takes too long. */
async function firstBadFile(folder: string, release: Release): Promise<Verification | undefined> {
  const listed = new Map(Object.entries(release.integrity));
  const found = await filesIn(folder, (name) => name !== RELEASE_FILE);
  for (let start = 0; start < found.length; start += FILES_AT_ONCE) {
    const files = found.slice(start, start + FILES_AT_ONCE);
    const failures = await Promise.all(files.map((file) => checkFile(join(folder, file), listed.get(file))));
    const first = failures.find(Boolean);
    if (first) return first;
  }
  for (const file of found) listed.delete(file);
  const [absent] = listed.keys();
  return absent === undefined ? undefined : reject('file-missing', `${join(folder, absent)} is gone`);
}

async function checkFile(path: string, expected: string | undefined): Promise<Verification | undefined> {
  if (expected === undefined) return reject('file-unlisted', `${path} is not part of the release`);
  const regular = (await lstat(path)).isFile();
  if (regular && hasIntegrity(await readFile(path), expected)) return undefined;
  return reject('file-changed', `${path} is not what was published`);
}

function reject(failure: ReleaseFailure, reason: string): Verification {
  return { outcome: 'rejected', failure, reason };
}
