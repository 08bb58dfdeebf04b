import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleName, Release } from '@trust/shared/contract/pages/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { listIfPresent } from '@trust/shared/files/read-file';
import { InvalidReleaseError, readRelease } from '@trust/shared/releases/release-file';
import { promote, type SmokeTest } from '../releases/promote.ts';
import type { Logger } from './child/child-group.ts';

export type EnsureReleasesDeps = {
  releasesDir: string;
  /** The modules to serve. */
  modules: readonly ModuleName[];
  sourceHash: (module: ModuleName) => Promise<string>;
  /** Publishes and promotes; answers the modules that failed. */
  publishEach: (modules: readonly ModuleName[]) => Promise<readonly ModuleName[]>;
  smokeTest: SmokeTest;
};

/**
 * Publishes and promotes every module whose current source has no release yet. Where there is one the pointer stays as
 * it is: a restart must not undo an operator's rollback. Throws when a module has no release at all.
 */
export async function ensureReleases(deps: EnsureReleasesDeps, logger: Logger): Promise<void> {
  await mkdir(deps.releasesDir, { recursive: true });
  const unbuilt: ModuleName[] = [];
  for (const module of deps.modules) {
    const release = await findRelease(deps.releasesDir, module, await deps.sourceHash(module));
    if (release) await promoteIfUnserved(deps, release);
    else unbuilt.push(module);
  }
  if (unbuilt.length === 0) return;
  logger.info(`Building what changed: ${unbuilt.join(', ')}`);
  const failed = await deps.publishEach(unbuilt);
  const pointer = await readPointer(deps.releasesDir);
  for (const module of failed) {
    const last = currentEntry(pointer, module)?.extras.releaseId;
    if (last === undefined)
      throw new Error(`${module} could not be released and has no earlier release; see above`);
    logger.error(`${module} could not be released; ${last} stays`);
  }
}

async function findRelease(
  releasesDir: string,
  module: ModuleName,
  sourceHash: string,
): Promise<Release | undefined> {
  const ids = await listIfPresent(join(releasesDir, module));
  for (const id of ids) {
    const release = await readRelease(releasesDir, module, id).catch((error: unknown) => {
      if (error instanceof InvalidReleaseError) return undefined;
      throw error;
    });
    if (release?.sourceHash === sourceHash) return release;
  }
  return undefined;
}

/** An interrupted start may have published without promoting. */
async function promoteIfUnserved(deps: EnsureReleasesDeps, { module, id }: Release): Promise<void> {
  if (currentEntry(await readPointer(deps.releasesDir), module)) return;
  const author = { who: 'start', why: 'the first release', now: () => new Date() };
  const outcome = await promote(deps.releasesDir, module, id, deps.smokeTest, author);
  if (outcome.outcome === 'refused') throw new Error(outcome.reason);
}
