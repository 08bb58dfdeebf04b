import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ModuleName,
  type AssetList,
  type BrowserBuild,
  type ReleaseDescriptor,
  type PinTarget,
  type Pointer,
  type Release,
} from '@trust/shared/contract/pages/release';
import type { RefusedRelease, ServedReleases } from '@trust/shared/releases/site/site-state';
import { currentEntry, pinOf } from '@trust/shared/releases/pointer-entries';
import { releaseFolder } from '@trust/shared/releases/release-paths';
import { findMismatch } from '@trust/shared/releases/checks/requirements.rules';
import { smokeTest, type BundleCheck } from '@trust/shared/releases/checks/bundle-check';
import { verifyRelease } from '@trust/shared/releases/verify-release';

/** One module's verified release, ready to render. */
export interface LoadedRelease {
  readonly module: ModuleName;
  readonly release: Release;
  readonly manifestIntegrity: string;
  readonly folder: string;
  /** URL path of the release's files. Ends with a slash. */
  readonly base: string;
  /** Text of every stylesheet by file, with its relative URLs made absolute, since it is inlined. */
  readonly styles: ReadonlyMap<string, string>;
}

/** The releases that one page uses. Read once per request and immutable. */
export type ReleaseSet = ReadonlyMap<ModuleName, LoadedRelease>;

export interface Activation {
  readonly releases: ReleaseSet;
  /** Releases that the pointer names and that failed verification; the last good ones stay. */
  readonly rejected: readonly RefusedRelease[];
}

/** Called with each module's release once it may be served, and with those that were loaded before it. */
export type OnLoaded = (releases: ReleaseSet, module: ModuleName) => void;

/**
 * Loads the pointer's releases, one after the other. A broken one is rejected and the one before stays; where there is none before, the gateway
 * has just started and the latest of what was served that is still good is used. Without a pointer, all are of those.
 */
export function activateReleases(
  releasesDir: string,
  pointer: Pointer | undefined,
  before: ReleaseSet,
  served: ServedReleases,
  onLoaded?: OnLoaded,
): Promise<Activation> {
  return activate(
    releasesDir,
    (module) => currentEntry(pointer, module)?.extras,
    before,
    (module) => fallbacksOf(pointer, module, served),
    onLoaded,
  );
}

/** The same for the releases that are pinned for a target. A module that is no longer pinned is left out. */
export function activatePins(
  releasesDir: string,
  pointer: Pointer | undefined,
  target: PinTarget,
  before: ReleaseSet,
): Promise<Activation> {
  const pin = (module: ModuleName) => pinOf(pointer, target, module);
  const stillPinned = pointer ? [...before].filter(([module]) => pin(module)) : before;
  return activate(releasesDir, pin, new Map(stillPinned), () => []);
}

/** What a gateway that starts may serve instead of what the pointer names, the best first. */
function fallbacksOf(
  pointer: Pointer | undefined,
  module: ModuleName,
  served: ServedReleases,
): ReleaseDescriptor[] {
  const extras = currentEntry(pointer, module)?.extras;
  if (pointer && !extras) return [];
  const known = served.modules[module];
  const previous =
    typeof extras?.previous === 'string' && extras.previousIntegrity !== undefined
      ? [{ releaseId: extras.previous, manifestIntegrity: extras.previousIntegrity }]
      : [];
  const all = [...(known ? [known.last, ...known.good] : []), ...previous];
  return all.filter(
    ({ releaseId }, index) =>
      releaseId !== extras?.releaseId &&
      !extras?.flagged?.includes(releaseId) &&
      all.findIndex((other) => other.releaseId === releaseId) === index,
  );
}

async function activate(
  releasesDir: string,
  descriptorOf: (module: ModuleName) => ReleaseDescriptor | undefined,
  before: ReleaseSet,
  fallbacks: (module: ModuleName) => readonly ReleaseDescriptor[],
  onLoaded?: OnLoaded,
): Promise<Activation> {
  const releases = new Map(before);
  const rejected: RefusedRelease[] = [];
  const wanted = ModuleName.options.flatMap((module) => {
    const choice = descriptorOf(module);
    if (choice && before.get(module)?.release.id === choice.releaseId) return [];
    const choices = [...(choice ? [choice] : []), ...(before.has(module) ? [] : fallbacks(module))];
    return [{ module, choices }];
  });
  const checkFirst = (index: number) => {
    const { module, choices: [choice] = [] } = wanted[index] ?? {};
    const checking = module && choice && check(releasesDir, module, choice);
    checking?.catch(() => undefined);
    return checking;
  };
  let ahead = checkFirst(0);
  for (const [index, { module, choices }] of wanted.entries()) {
    const first = ahead;
    // Two at a time: each alone leaves one of two processors idle.
    ahead = checkFirst(index + 1);
    for (const [attempt, choice] of choices.entries()) {
      const checked = await ((attempt === 0 && first) || check(releasesDir, module, choice));
      const result = await load(releasesDir, module, choice, checked, releases);
      if (result.outcome === 'loaded') {
        releases.set(module, result.loaded);
        onLoaded?.(new Map(releases), module);
        break;
      }
      rejected.push({ module, releaseId: choice.releaseId, reason: result.reason });
    }
  }
  return { releases, rejected };
}

type Checked =
  | { outcome: 'checked'; release: Release; smoke: BundleCheck }
  | { outcome: 'refused'; reason: string };

/** What can be said of a release without the others. */
async function check(releasesDir: string, module: ModuleName, wanted: ReleaseDescriptor): Promise<Checked> {
  try {
    const verified = await verifyRelease(releasesDir, module, { extras: wanted });
    if (verified.outcome === 'rejected') return { outcome: 'refused', reason: verified.reason };
    const { release, folder } = verified;
    return { outcome: 'checked', release, smoke: await smokeTest(join(folder, release.server), module) };
  } catch (error) {
    // A file may be too large to read. Then this release alone is refused.
    return { outcome: 'refused', reason: String(error) };
  }
}

type LoadOutcome = { outcome: 'loaded'; loaded: LoadedRelease } | { outcome: 'refused'; reason: string };

async function load(
  releasesDir: string,
  module: ModuleName,
  wanted: ReleaseDescriptor,
  checked: Checked,
  inUse: ReleaseSet,
): Promise<LoadOutcome> {
  if (checked.outcome === 'refused') return checked;
  const { release, smoke } = checked;
  const others = [...inUse.values()].map(({ release: other }) => other);
  const mismatch = findMismatch(
    release,
    others.filter((other) => other.module !== module),
  );
  if (mismatch !== undefined) return { outcome: 'refused', reason: mismatch };
  if (smoke.outcome === 'failed') return { outcome: 'refused', reason: smoke.reason };
  const folder = releaseFolder(releasesDir, module, wanted.releaseId);
  return { outcome: 'loaded', loaded: await prepare(module, release, wanted, folder) };
}

async function prepare(
  module: ModuleName,
  release: Release,
  { manifestIntegrity }: ReleaseDescriptor,
  folder: string,
): Promise<LoadedRelease> {
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
  return { module, release, manifestIntegrity, folder, base, styles: new Map(styles) };
}

function stylesOf({ main, screens, parcels, late = [] }: BrowserBuild): string[] {
  const lists: AssetList[] = [main, ...Object.values(screens), ...Object.values(parcels)];
  return [...late, ...lists.flatMap((list) => list.css)];
}
