import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ModuleName,
  type AssetList,
  type BrowserBuild,
  type Pin,
  type PinTarget,
  type Pointer,
  type Release,
} from '@trust/shared/contract/pages/release';
import { currentEntry, pinOf } from '@trust/shared/releases/pointer-entries';
import { releaseFolder } from '@trust/shared/releases/release-paths';
import { smokeTest } from '@trust/shared/releases/server-bundle';
import { verifyRelease } from '@trust/shared/releases/verify-release';

/** One module's verified release, ready to render. */
export interface PinnedRelease {
  readonly module: ModuleName;
  readonly release: Release;
  readonly folder: string;
  /** URL path of the release's files. Ends with a slash. */
  readonly base: string;
  /** Text of every stylesheet by file, with its relative URLs made absolute, since it is inlined. */
  readonly styles: ReadonlyMap<string, string>;
}

/** The releases that one page uses. Read once per request and immutable. */
export type PinnedReleases = ReadonlyMap<ModuleName, PinnedRelease>;

export interface ActivationReport {
  readonly releases: PinnedReleases;
  /** Releases that the pointer names and that failed verification; the last good ones stay. */
  readonly rejected: readonly { module: ModuleName; release: string; reason: string }[];
}

/** Loads the pointer's releases. A broken one is rejected and the one before stays. */
export function activateReleases(
  releasesDir: string,
  pointer: Pointer,
  before: PinnedReleases,
): Promise<ActivationReport> {
  return activate(releasesDir, (module) => currentEntry(pointer, module)?.extras, before);
}

/** The same for the releases that are pinned for a target. A module that is no longer pinned is left out. */
export function activatePins(
  releasesDir: string,
  pointer: Pointer,
  target: PinTarget,
  before: PinnedReleases,
): Promise<ActivationReport> {
  const pin = (module: ModuleName) => pinOf(pointer, target, module);
  return activate(releasesDir, pin, new Map([...before].filter(([module]) => pin(module))));
}

async function activate(
  releasesDir: string,
  pinFor: (module: ModuleName) => Pin | undefined,
  before: PinnedReleases,
): Promise<ActivationReport> {
  const releases = new Map(before);
  const rejected: ActivationReport['rejected'][number][] = [];
  for (const module of ModuleName.options) {
    const wanted = pinFor(module);
    if (!wanted || before.get(module)?.release.id === wanted.release) continue;
    const verified = await verifyRelease(releasesDir, module, { extras: wanted });
    const folder = releaseFolder(releasesDir, module, wanted.release);
    if (!verified.ok) {
      rejected.push({ module, release: wanted.release, reason: JSON.stringify(verified) });
      continue;
    }
    const { release } = verified;
    const smoke = await smokeTest(join(folder, release.server), module);
    if (smoke.ok) releases.set(module, await pin(module, release, folder));
    else rejected.push({ module, release: release.id, reason: smoke.reason });
  }
  return { releases, rejected };
}

async function pin(module: ModuleName, release: Release, folder: string): Promise<PinnedRelease> {
  const base = `/releases/${module}/${release.id}/`;
  const files = new Set(
    [release.browser, release.standalone].flatMap((build) => (build ? stylesOf(build) : [])),
  );
  const styles = await Promise.all(
    [...files].map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8');
      const baseUrl = `${base}${file.slice(0, file.lastIndexOf('/') + 1)}`;
      return [file, text.replace(/url\((?!["']?(?:data:|\/|https?:))(["']?)/g, `url($1${baseUrl}`)] as const;
    }),
  );
  return { module, release, folder, base, styles: new Map(styles) };
}

function stylesOf({ main, screens, parcels }: BrowserBuild): string[] {
  const lists: AssetList[] = [main, ...Object.values(screens), ...Object.values(parcels)];
  return lists.flatMap((list) => list.css);
}
