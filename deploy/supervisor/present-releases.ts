import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleName, Release } from '@trust/shared/contract/release';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { BrokenRelease, readRelease } from '@trust/shared/releases/release-file';
import { promote, type SmokeTest } from '../releases/promote.ts';
import type { Voice } from './child-group.ts';

/** What a start does with releases: hash the sources, build and serve modules, check a bundle. */
export type ReleaseWork = {
  releasesDir: string;
  /** Which modules are to be served. */
  modules: readonly ModuleName[];
  sourceHash: (module: ModuleName) => Promise<string>;
  /** Publishes and promotes; answers the modules that failed. */
  publishEach: (modules: readonly ModuleName[]) => Promise<readonly ModuleName[]>;
  smokeTest: SmokeTest;
};

/**
 * Makes a release of every module whose present source has none, and serves it. Where there is one already the
 * pointer stays as it is: an operator's rollback is not undone by a restart. Throws when a module has nothing to serve.
 */
export async function presentReleases(work: ReleaseWork, voice: Voice): Promise<void> {
  await mkdir(work.releasesDir, { recursive: true });
  const unbuilt: ModuleName[] = [];
  for (const module of work.modules) {
    const release = await releaseOf(work.releasesDir, module, await work.sourceHash(module));
    if (release) await serveIfNothingIs(work, release);
    else unbuilt.push(module);
  }
  if (unbuilt.length === 0) return;
  voice.say(`Building what changed: ${unbuilt.join(', ')}`);
  const failed = await work.publishEach(unbuilt);
  const pointer = await readPointer(work.releasesDir);
  for (const module of failed) {
    const last = currentEntry(pointer, module)?.extras.release;
    if (last === undefined)
      throw new Error(`${module} could not be released and has no earlier release; see above`);
    voice.complain(`${module} could not be released; ${last} stays`);
  }
}

async function releaseOf(
  releasesDir: string,
  module: ModuleName,
  source: string,
): Promise<Release | undefined> {
  const ids = await readdir(join(releasesDir, module)).catch(() => []);
  for (const id of ids) {
    const release = await readRelease(releasesDir, module, id).catch((error: unknown) => {
      if (error instanceof BrokenRelease) return undefined;
      throw error;
    });
    if (release?.sourceHash === source) return release;
  }
  return undefined;
}

/** A start that was cut short may have published without promoting. */
async function serveIfNothingIs(work: ReleaseWork, { module, id }: Release): Promise<void> {
  if (currentEntry(await readPointer(work.releasesDir), module)) return;
  const author = { who: 'start', why: 'the first release', now: () => new Date() };
  const outcome = await promote(work.releasesDir, module, id, work.smokeTest, author);
  if (outcome.outcome === 'refused') throw new Error(outcome.reason);
}
