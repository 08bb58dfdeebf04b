import { join } from 'node:path';
import type { ModuleName, PinTarget, PointerEntry } from '@trust/shared/contract/release';
import { integrityOf } from '@trust/shared/releases/integrity';
import { currentEntry } from '@trust/shared/releases/pointer-entries';
import { readPointer } from '@trust/shared/releases/pointer-file';
import { readIfPresent } from '@trust/shared/releases/read-file';
import { BrokenRelease, parseRelease } from '@trust/shared/releases/release-file';
import { RELEASE_FILE, releaseFolder } from '@trust/shared/releases/release-paths';
import { verifyRelease } from '@trust/shared/releases/verify-release';
import { changePin, changePointer, type Author } from './change-pointer.ts';
import { releaseIdOf } from './release-id.ts';

/** Runs a server bundle once, as the gateway would. */
export type SmokeTest = (
  file: string,
  module: ModuleName,
) => Promise<{ ok: true } | { ok: false; reason: string }>;

/** What came of a wish to serve another release. A refusal leaves everything as it was. */
export type Promotion =
  | { outcome: 'promoted'; from: string | null; to: string; generation: number }
  | { outcome: 'already-served'; to: string }
  | { outcome: 'refused'; reason: string };

/** Serves a published release from now on, after its hashes, kit contract and smoke test were found good. */
export async function promote(
  releasesDir: string,
  module: ModuleName,
  id: string,
  smokeTest: SmokeTest,
  author: Author,
): Promise<Promotion> {
  const checked = await checkRelease(releasesDir, module, id, smokeTest);
  if (!checked.ok) return checked.refusal;
  const update = await changePointer(releasesDir, module, 'promote', author, (current) =>
    current?.extras.release === id ? undefined : following(checked.entry, current?.extras.release ?? null),
  );
  return update ? { outcome: 'promoted', to: id, ...update } : { outcome: 'already-served', to: id };
}

/** Serves the release before the current one again; a second rollback undoes the first. */
export async function rollback(
  releasesDir: string,
  module: ModuleName,
  smokeTest: SmokeTest,
  author: Author,
): Promise<Promotion> {
  const before = currentEntry(await readPointer(releasesDir), module);
  if (!before) return refused(`nothing of ${module} was promoted yet`);
  const { previous, release } = before.extras;
  if (previous === null) return refused(`${module} has had no release before ${release}`);
  const checked = await checkRelease(releasesDir, module, previous, smokeTest);
  if (!checked.ok) return checked.refusal;
  const update = await changePointer(releasesDir, module, 'rollback', author, (current) =>
    current?.extras.release === release ? following(checked.entry, release) : undefined,
  );
  // Somebody else's decision of the last seconds stands: they may have mended what this rollback was for.
  if (!update) return refused(`${module} was changed by somebody else meanwhile; look at the status first`);
  return { outcome: 'promoted', to: previous, ...update };
}

/** What came of a wish that a target keeps to a release, or follows what is promoted again. */
export type Pinning =
  | { outcome: 'pinned'; to: string; generation: number }
  | { outcome: 'unpinned'; from: string; generation: number }
  | { outcome: 'nothing-to-change' }
  | { outcome: 'refused'; reason: string };

/** Has a target keep to a published release from now on, which is found good as for a promotion. */
export async function pin(
  releasesDir: string,
  target: PinTarget,
  module: ModuleName,
  id: string,
  smokeTest: SmokeTest,
  author: Author,
): Promise<Pinning> {
  const checked = await checkRelease(releasesDir, module, id, smokeTest);
  if (!checked.ok) return checked.refusal;
  const { release, manifestIntegrity } = checked.entry.extras;
  const update = await changePin(releasesDir, target, module, { release, manifestIntegrity }, author);
  return update
    ? { outcome: 'pinned', to: id, generation: update.generation }
    : { outcome: 'nothing-to-change' };
}

/** Has a target follow what is promoted again. */
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

type Checked = { ok: true; entry: PointerEntry } | { ok: false; refusal: Refusal };

async function checkRelease(
  releasesDir: string,
  module: ModuleName,
  id: string,
  smokeTest: SmokeTest,
): Promise<Checked> {
  const entry = await entryFor(releasesDir, module, id);
  if (entry instanceof BrokenRelease) return { ok: false, refusal: refused(entry.message) };
  const verified = await verifyRelease(releasesDir, module, entry);
  if (!verified.ok) return { ok: false, refusal: refused(verified.reason) };
  const smoke = await smokeTest(join(verified.folder, verified.release.server), module);
  if (smoke.ok) return { ok: true, entry };
  return { ok: false, refusal: refused(`${module} ${id} failed its smoke test: ${smoke.reason}`) };
}

/** The pointer's entry for a stored release whose id is the one that its content demands. */
async function entryFor(
  releasesDir: string,
  module: ModuleName,
  id: string,
): Promise<PointerEntry | BrokenRelease> {
  const path = join(releaseFolder(releasesDir, module, id), RELEASE_FILE);
  const bytes = await readIfPresent(path);
  if (!bytes) return new BrokenRelease(`there is no release ${id} of ${module}`);
  const release = parseRelease(bytes, path);
  if (release instanceof BrokenRelease) return release;
  if (releaseIdOf(release) !== id) return new BrokenRelease(`${path} is not what was published`);
  return {
    url: `/releases/${module}/${id}/${release.browser.entry}`,
    metadata: { integrity: release.integrity[release.browser.entry] ?? '', version: release.version },
    deployment: { traffic: 100, default: true },
    extras: { release: id, manifestIntegrity: integrityOf(bytes), previous: null },
  };
}

function following(entry: PointerEntry, previous: string | null): PointerEntry {
  return { ...entry, extras: { ...entry.extras, previous } };
}

type Refusal = { outcome: 'refused'; reason: string };

function refused(reason: string): Refusal {
  return { outcome: 'refused', reason };
}
