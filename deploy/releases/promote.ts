import { join } from 'node:path';
import type { ModuleName, PinTarget, PointerEntry } from '@trust/shared/contract/pages/release';
import { integrityOf } from '@trust/shared/releases/integrity';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { parseJson, readIfPresent } from '@trust/shared/releases/read-file';
import { InvalidReleaseError, parseRelease } from '@trust/shared/releases/release-file';
import { RELEASE_FILE, releaseFolder } from '@trust/shared/releases/release-paths';
import { verifyRelease } from '@trust/shared/releases/verify-release';
import { changePin, changePointer, type Author } from './storage/change-pointer.ts';
import { releaseIdOf } from './publish/release-id.ts';

/** Loads and runs a server bundle once, as the gateway would. */
export type SmokeTest = (
  file: string,
  module: ModuleName,
) => Promise<{ ok: true } | { ok: false; reason: string }>;

/** The outcome of a promotion. When refused, nothing has changed. */
export type Promotion =
  | { outcome: 'promoted'; from: string | null; to: string; generation: number }
  | { outcome: 'already-served'; to: string }
  | { outcome: 'refused'; reason: string };

/** Serves a published release from now on, after a check of its hashes, kit contract and smoke test. */
export async function promote(
  releasesDir: string,
  module: ModuleName,
  id: string,
  smokeTest: SmokeTest,
  author: Author,
): Promise<Promotion> {
  const checked = await checkRelease(releasesDir, module, id, smokeTest);
  if (!checked.ok) return checked.failure;
  const update = await changePointer(releasesDir, module, 'promote', author, (current) =>
    current?.extras.release === id ? undefined : withPrevious(checked.entry, current?.extras.release ?? null),
  );
  return update ? { outcome: 'promoted', to: id, ...update } : { outcome: 'already-served', to: id };
}

/** Serves the previous release again; a second rollback undoes the first. */
export async function rollback(
  releasesDir: string,
  module: ModuleName,
  smokeTest: SmokeTest,
  author: Author,
): Promise<Promotion> {
  const before = currentEntry(await readPointer(releasesDir), module);
  if (!before) return refuse(`nothing of ${module} was promoted yet`);
  const { previous, release } = before.extras;
  if (previous === null) return refuse(`${module} has had no release before ${release}`);
  const checked = await checkRelease(releasesDir, module, previous, smokeTest);
  if (!checked.ok) return checked.failure;
  const update = await changePointer(releasesDir, module, 'rollback', author, (current) =>
    current?.extras.release === release ? withPrevious(checked.entry, release) : undefined,
  );
  // A concurrent change wins: it may have fixed what this rollback was for.
  if (!update) return refuse(`${module} was changed by somebody else meanwhile; look at the status first`);
  return { outcome: 'promoted', to: previous, ...update };
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
  const checked = await checkRelease(releasesDir, module, id, smokeTest);
  if (!checked.ok) return checked.failure;
  const { release, manifestIntegrity } = checked.entry.extras;
  const update = await changePin(releasesDir, target, module, { release, manifestIntegrity }, author);
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

type Checked = { ok: true; entry: PointerEntry } | { ok: false; failure: PromoteFailure };

async function checkRelease(
  releasesDir: string,
  module: ModuleName,
  id: string,
  smokeTest: SmokeTest,
): Promise<Checked> {
  const entry = await createEntry(releasesDir, module, id);
  if (entry instanceof InvalidReleaseError) return { ok: false, failure: refuse(entry.message) };
  const verified = await verifyRelease(releasesDir, module, entry);
  if (!verified.ok) return { ok: false, failure: refuse(verified.reason) };
  const smoke = await smokeTest(join(verified.folder, verified.release.server), module);
  if (smoke.ok) return { ok: true, entry };
  return { ok: false, failure: refuse(`${module} ${id} failed its smoke test: ${smoke.reason}`) };
}

/** Creates the pointer's entry of a stored release, after a check that its id fits its content. */
async function createEntry(
  releasesDir: string,
  module: ModuleName,
  id: string,
): Promise<PointerEntry | InvalidReleaseError> {
  const path = join(releaseFolder(releasesDir, module, id), RELEASE_FILE);
  const bytes = await readIfPresent(path);
  if (!bytes) return new InvalidReleaseError(`there is no release ${id} of ${module}`);
  const release = parseRelease(bytes, path);
  if (release instanceof InvalidReleaseError) return release;
  if (storedIdOf(bytes, release.version) !== id)
    return new InvalidReleaseError(`${path} is not what was published`);
  return {
    url: `/releases/${module}/${id}/${release.browser.entry}`,
    metadata: { integrity: release.integrity[release.browser.entry] ?? '', version: release.version },
    deployment: { traffic: 100, default: true },
    extras: { release: id, manifestIntegrity: integrityOf(bytes), previous: null },
  };
}

/** The id of a `release.json` as it stands: one of an older version may hold fields that `Release` no longer names. */
function storedIdOf(bytes: Buffer, version: string): string | undefined {
  const json = parseJson(bytes.toString('utf8'));
  return json.ok && typeof json.value === 'object' && json.value !== null
    ? releaseIdOf(version, json.value)
    : undefined;
}

function withPrevious(entry: PointerEntry, previous: string | null): PointerEntry {
  return { ...entry, extras: { ...entry.extras, previous } };
}

type PromoteFailure = { outcome: 'refused'; reason: string };

function refuse(reason: string): PromoteFailure {
  return { outcome: 'refused', reason };
}
