import type { Pointer } from '@trust/shared/contract/release';
import { followPointer } from '@trust/shared/releases/follow-pointer';
import { activatePins, activateReleases, type PinnedReleases } from './pinned-releases.ts';

export interface ReleaseKeeper {
  /** The set of releases that a page which starts now is made of. */
  current(): PinnedReleases;
  /** The same for a page within an app, whose releases may be pinned. */
  webview(): PinnedReleases;
  /** Takes up what the pointer names now, and goes on following it. */
  follow(log: ReleaseLog): Promise<void>;
  stop(): void;
}

export interface ReleaseLog {
  info(what: object, message: string): void;
  error(what: object, message: string): void;
}

/** Follows the pointer. What it names is taken up once it is verified; until then, and else, the last good set stays. */
export function keepReleases(releasesDir: string): ReleaseKeeper {
  let current: PinnedReleases = new Map();
  let pinned: PinnedReleases = new Map();
  let turn: Promise<void> = Promise.resolve();
  let stop = () => {};

  const takeUp = async (pointer: Pointer, log: ReleaseLog) => {
    const before = current;
    const { releases, refused } = await activateReleases(releasesDir, pointer, before);
    current = releases;
    const pins = await activatePins(releasesDir, pointer, 'webview', pinned);
    const pinnedBefore = pinned;
    pinned = pins.releases;
    for (const refusal of [...refused, ...pins.refused])
      log.error(refusal, 'A release was refused; the last good one stays');
    tellChanges(log, before, current, 'Release in use');
    tellChanges(log, pinnedBefore, pinned, 'Release kept to by pages within apps');
    for (const module of pinnedBefore.keys())
      if (!pinned.has(module)) log.info({ module }, 'Pages within apps follow what is in use');
  };

  return {
    current: () => current,
    webview: () => new Map([...current, ...pinned]),
    async follow(log) {
      const follower = followPointer(releasesDir, (news) => {
        if (!news.ok) {
          log.error({ err: news.error }, 'The release pointer cannot be read; the last good one stays');
          return;
        }
        // One after the other: an older pointer must not overtake a newer one.
        turn = turn.then(() => takeUp(news.pointer, log));
      });
      ({ stop } = follower);
      await follower.checkNow();
      await turn;
    },
    stop: () => stop(),
  };
}

function tellChanges(log: ReleaseLog, from: PinnedReleases, to: PinnedReleases, message: string): void {
  for (const [module, { release }] of to) {
    if (from.get(module)?.release.id !== release.id) log.info({ module, release: release.id }, message);
  }
}
