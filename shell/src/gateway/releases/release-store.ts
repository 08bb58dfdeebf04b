import type { Pointer } from '@trust/shared/contract/pages/release';
import { followPointer } from '@trust/shared/releases/follow-pointer';
import { activatePins, activateReleases, type PinnedReleases } from './pinned-releases.ts';

export interface ReleaseStore {
  /** The releases for a page that is requested now. */
  current(): PinnedReleases;
  /** The same for pages within apps, whose releases may be pinned. */
  webview(): PinnedReleases;
  /** Activates the pointer's releases and follows its changes. */
  follow(log: ReleaseLog): Promise<void>;
  stop(): void;
}

interface ReleaseLog {
  info(what: object, message: string): void;
  error(what: object, message: string): void;
}

/** Follows the pointer. A release is used once it is verified; until then the last good one stays. */
export function createReleaseStore(releasesDir: string): ReleaseStore {
  let current: PinnedReleases = new Map();
  let pinned: PinnedReleases = new Map();
  let lastActivation: Promise<void> = Promise.resolve();
  let stop = () => {};

  const activate = async (pointer: Pointer, log: ReleaseLog) => {
    const before = current;
    const { releases, rejected } = await activateReleases(releasesDir, pointer, before);
    current = releases;
    const pins = await activatePins(releasesDir, pointer, 'webview', pinned);
    const pinnedBefore = pinned;
    pinned = pins.releases;
    for (const rejection of [...rejected, ...pins.rejected])
      log.error(rejection, 'A release was refused; the last good one stays');
    logChanges(log, before, current, 'Release in use');
    logChanges(log, pinnedBefore, pinned, 'Release kept to by pages within apps');
    for (const module of pinnedBefore.keys())
      if (!pinned.has(module)) log.info({ module }, 'Pages within apps follow what is in use');
  };

  return {
    current: () => current,
    webview: () => new Map([...current, ...pinned]),
    async follow(log) {
      const follower = followPointer(releasesDir, (update) => {
        if (!update.ok) {
          log.error({ err: update.error }, 'The release pointer cannot be read; the last good one stays');
          return;
        }
        // Sequential: an older pointer must not overtake a newer one.
        lastActivation = lastActivation.then(() => activate(update.pointer, log));
      });
      ({ stop } = follower);
      await follower.checkNow();
      await lastActivation;
    },
    stop: () => stop(),
  };
}

function logChanges(log: ReleaseLog, from: PinnedReleases, to: PinnedReleases, message: string): void {
  for (const [module, { release }] of to) {
    if (from.get(module)?.release.id !== release.id) log.info({ module, release: release.id }, message);
  }
}
