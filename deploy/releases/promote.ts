import { join } from 'node:path';
import {
  ModuleName,
  type PinTarget,
  type PointerEntry,
  type Release,
} from '@trust/shared/contract/pages/release';
import { integrityOf } from '@trust/shared/releases/integrity';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { readIfPresent } from '@trust/shared/files/read-file';
import { parseRelease, readRelease } from '@trust/shared/releases/release-file';
import { findBadName, RELEASE_FILE, releaseFolder } from '@trust/shared/releases/release-paths';
import type { BrowserScripts, BundleCheck } from '@trust/shared/releases/checks/bundle-check';
import { browserScripts } from '@trust/shared/releases/named-files';
import { findMismatch } from '@trust/shared/releases/checks/requirements.rules';
import { verifyRelease } from '@trust/shared/releases/verify-release';
import { contractsOfSite, waitForGateways } from './site-answer.ts';
import { changePin, changePointer, type Author } from './storage/change-pointer.ts';
import { releaseIdOf } from './publish/release-id.ts';

/**
 * Loads a server bundle once, as the gateway would, and runs a remote's scripts; `contracts` are those that the site
 * serves.
 */
export type SmokeTest = (
  file: string,
  module: ModuleName,
  contracts: readonly number[],
  more: { browser?: BrowserScripts },
) => Promise<BundleCheck>;

/**
 * The outcome of a promotion. When refused, nothing has changed; `undone` names the gateway that did not take it up, and
 * what was served before is served again; `not-taken-up` is the same without anything to go back to.
 */
export type Promotion =
  | { outcome: 'promoted'; from: string | null; to: string; generation: number }
  | { outcome: 'already-served'; to: string }
  | { outcome: 'undone' | 'not-taken-up'; to: string; reason: string }
  | { outcome: 'refused'; reason: string };

/**
 * Serves a published release from now on, after a check of its hashes, kit contract and smoke test. Waits until each
 * running gateway has taken it up, and undoes itself where one does not.
 */
export async function promote(
  releasesDir: string,
  module: ModuleName,
  id: string,
  smokeTest: SmokeTest,
  author: Author,
  withinMs?: number,
): Promise<Promotion> {
  const checked = await checkRelease(releasesDir, module, id, smokeTest);
  if (checked.outcome === 'refused') return checked;
  let before: PointerEntry | undefined;
  const update = await changePointer(releasesDir, module, 'promote', author, (current) => {
    before = current;
    if (current?.extras.releaseId === id) return undefined;
    const flagged = current?.extras.flagged?.filter((one) => one !== id) ?? [];
    const { releaseId = null, manifestIntegrity } = current?.extras ?? {};
    return withFlags(withPrevious(checked.entry, releaseId, manifestIntegrity), flagged);
  });
  const generation = update?.generation ?? (await readPointer(releasesDir))?.extras.generation ?? 0;
  const problem = await waitForGateways(releasesDir, module, id, generation, withinMs);
  if (problem !== undefined) {
    const undone = update && before && (await undo(releasesDir, module, id, before, problem, author));
    return { outcome: undone ? 'undone' : 'not-taken-up', to: id, reason: problem };
  }
  return update ? { outcome: 'promoted', to: id, ...update } : { outcome: 'already-served', to: id };
}

/** Puts the entry before back and flags the release, unless somebody has changed the module meanwhile. */
async function undo(
  releasesDir: string,
  module: ModuleName,
  id: string,
  before: PointerEntry,
  problem: string,
  author: Author,
): Promise<boolean> {
  const why = `undone: ${problem}`;
  const flagged = withFlags(before, [...new Set([...(before.extras.flagged ?? []), id])]);
  const update = await changePointer(releasesDir, module, 'rollback', { ...author, why }, (current) =>
    current?.extras.releaseId === id ? flagged : undefined,
  );
  return update !== undefined;
}

/** The outcome of pinning or unpinning. */
export type Pinning =
  | { outcome: 'pinned'; to: string; generation: number }
  | { outcome: 'unpinned'; from: string; generation: number }
  | { outcome: 'nothing-to-change' }
  | { outcome: 'refused'; reason: string };

/** Pins a target to a published release, after the same checks as a promotion. */
export async function pin(
  releasesDir: string,
  target: PinTarget,
  module: ModuleName,
  id: string,
  smokeTest: SmokeTest,
  author: Author,
): Promise<Pinning> {
  const checked = await checkRelease(releasesDir, module, id, smokeTest, []);
  if (checked.outcome === 'refused') return checked;
  const { releaseId, manifestIntegrity } = checked.entry.extras;
  const update = await changePin(releasesDir, target, module, { releaseId, manifestIntegrity }, author);
  return update
    ? { outcome: 'pinned', to: id, generation: update.generation }
    : { outcome: 'nothing-to-change' };
}

/** Lets a target follow the promoted releases again. */
export async function unpin(
  releasesDir: string,
  target: PinTarget,
  module: ModuleName,
  author: Author,
): Promise<Pinning> {
  const update = await changePin(releasesDir, target, module, undefined, author);
  if (!update || update.from === null) return { outcome: 'nothing-to-change' };
  return { outcome: 'unpinned', from: update.from, generation: update.generation };
}

type CheckOutcome = { outcome: 'checked'; entry: PointerEntry } | PromoteFailure;

/**
 * Checks a stored release as the running site would; returns the pointer's entry for it. `others` are the releases that
 * share a page with it: those that are served, unless given.
 */
export async function checkRelease(
  releasesDir: string,
  module: ModuleName,
  id: string,
  smokeTest: SmokeTest,
  others?: readonly Release[],
): Promise<CheckOutcome> {
  const created = await createEntry(releasesDir, module, id);
  if (created.outcome === 'refused') return created;
  const { entry } = created;
  const contracts = await contractsOfSite(releasesDir);
  const verified = await verifyRelease(releasesDir, module, entry, contracts);
  if (verified.outcome === 'rejected') return refuse(verified.reason);
  const mismatch = findMismatch(verified.release, others ?? (await readOtherReleases(releasesDir, module)));
  if (mismatch !== undefined) return refuse(mismatch);
  const { folder, release } = verified;
  // The shell's entry starts the site, for which a stand-in is no browser.
  const browser = module === 'shell' ? {} : { browser: { folder, files: browserScripts(release.browser) } };
  const smoke = await smokeTest(join(folder, release.server), module, contracts, browser);
  if (smoke.outcome === 'passed') return { outcome: 'checked', entry };
  return refuse(`${module} ${id} failed its smoke test: ${smoke.reason}`);
}

/** The releases of the other modules that the pointer names; one that cannot be read is no part of a page. */
async function readOtherReleases(releasesDir: string, module: ModuleName): Promise<Release[]> {
  const pointer = await readPointer(releasesDir);
  const others = ModuleName.options.filter((name) => name !== module);
  const releases = await Promise.all(
    others.map(async (name) => {
      const id = currentEntry(pointer, name)?.extras.releaseId;
      return id === undefined ? undefined : readRelease(releasesDir, name, id).catch(() => undefined);
    }),
  );
  return releases.filter((release) => release !== undefined);
}

/** Creates the pointer's entry of a stored release, after a check that its id fits its content. */
async function createEntry(
  releasesDir: string,
  module: ModuleName,
  id: string,
): Promise<{ outcome: 'created'; entry: PointerEntry } | { outcome: 'refused'; reason: string }> {
  const problem = findBadName(module, id);
  if (problem !== undefined) return refuse(problem);
  const path = join(releaseFolder(releasesDir, module, id), RELEASE_FILE);
  const bytes = await readIfPresent(path);
  if (!bytes) return refuse(`there is no release ${id} of ${module}`);
  const parsed = parseRelease(bytes, path);
  if (parsed.outcome === 'invalid') return refuse(parsed.reason);
  const { release } = parsed;
  if (releaseIdOf(release.version, release) !== id) return refuse(`${path} is not what was published`);
  const integrity = release.integrity[release.browser.entry];
  if (integrity === undefined) return refuse(`${path} has no hash of ${release.browser.entry}`);
  const entry = {
    url: `/releases/${module}/${id}/${release.browser.entry}`,
    metadata: { integrity, version: release.version },
    deployment: { traffic: 100, default: true },
    extras: { releaseId: id, manifestIntegrity: integrityOf(bytes), previous: null },
  };
  return { outcome: 'created', entry };
}

export function withPrevious(
  entry: PointerEntry,
  previous: string | null,
  previousIntegrity?: string,
): PointerEntry {
  const integrity = previousIntegrity === undefined ? {} : { previousIntegrity };
  return { ...entry, extras: { ...entry.extras, previous, ...integrity } };
}

export function withFlags(entry: PointerEntry, flagged: string[]): PointerEntry {
  return flagged.length === 0 ? entry : { ...entry, extras: { ...entry.extras, flagged } };
}

type PromoteFailure = { outcome: 'refused'; reason: string };

export function refuse(reason: string): PromoteFailure {
  return { outcome: 'refused', reason };
}
