import type { ModuleName, Pointer } from '@trust/shared/contract/pages/release';
import { followPointer } from '@trust/shared/releases/follow-pointer';
import { BEAT_MS } from '@trust/shared/releases/site/live-gateways';
import { NOTHING_SERVED, readServedReleases } from '@trust/shared/releases/site/served-releases';
import { createGatewayStatement, type GatewayStatement } from './gateway-statement.ts';
import { activatePins, activateReleases, type OnLoaded, type ReleaseSet } from './release-set.ts';

export interface ReleaseStore {
  /** The releases for a page that is requested now. */
  current(): ReleaseSet;
  /** The same for pages within apps, which follow the pins for the webview. */
  webview(): ReleaseSet;
  /** The modules that should be served and have no release that can be. */
  missing(): readonly string[];
  /** Activates the pointer's releases and follows its changes. Those for pages of the site are used once they are prepared. */
  follow(log: ReleaseLog, prepare?: PrepareReleases): Promise<void>;
  stop(): Promise<void>;
}

/** Gets releases ready before they are used, of which those of some modules are others than before. */
type PrepareReleases = (releases: ReleaseSet, changed: readonly ModuleName[]) => Promise<void>;

interface ReleaseLog {
  info(what: object, message: string): void;
  error(what: object, message: string): void;
}

export interface StoreTimes {
  /** In ms since any moment; a clock that is set does not move it. */
  now(): number;
  /** After a refusal the first try comes after the first of these times, in ms; the others follow, and the last again. */
  readonly retryMs: readonly number[];
  readonly beatMs: number;
}

/** Not by the clock: put forward, it would make a release good that was served for seconds. */
export const STORE_TIMES: StoreTimes = {
  now: () => performance.now(),
  retryMs: [5_000, 10_000, 20_000, 30_000],
  beatMs: BEAT_MS,
};

/** Follows the pointer. A release is used once it is verified; until then the last good one stays. */
export function createReleaseStore(
  releasesDir: string,
  /** Modules that must be served, whatever the pointer names. */
  required: readonly ModuleName[] = [],
  times: StoreTimes = STORE_TIMES,
): ReleaseStore {
  let current: ReleaseSet = new Map();
  let webview: ReleaseSet = new Map();
  let lastPointer: Pointer | undefined;
  let lastActivation: Promise<void> = Promise.resolve();
  let tries = 0;
  let retry: NodeJS.Timeout | undefined;
  let stop = async () => {};
  let prepareReleases: PrepareReleases = async () => {};

  const activate = async (log: ReleaseLog, statement: GatewayStatement) => {
    const pointer = lastPointer;
    const before = current;
    const served = await readServedReleases(releasesDir).catch((error: unknown) => {
      log.error({ err: error }, 'What was served before cannot be read');
      return NOTHING_SERVED;
    });
    // Each while the next is checked, which leaves a processor idle.
    const onLoaded: OnLoaded = (loaded, module) => void prepareReleases(loaded, [module]);
    const { releases, rejected } = await activateReleases(releasesDir, pointer, before, served, onLoaded);
    await prepareReleases(releases, listChanged(before, releases));
    current = releases;
    const pins = await activatePins(releasesDir, pointer, 'webview', webview);
    const webviewBefore = webview;
    webview = pins.releases;
    const refused = [...rejected, ...pins.rejected];
    // Each once: the later tries are silent.
    if (tries === 0) {
      for (const rejection of refused) log.error(rejection, 'A release was refused; the last good one stays');
    }
    logChanges(log, before, current, 'Release in use');
    logChanges(log, webviewBefore, webview, 'Release kept to by pages within apps');
    for (const module of webviewBefore.keys())
      if (!webview.has(module)) log.info({ module }, 'Pages within apps follow what is in use');
    await statement.state(pointer?.extras.generation ?? 0, current, refused);
    scheduleRetry(refused, () => enqueue(log, statement));
  };
  const enqueue = (log: ReleaseLog, statement: GatewayStatement) => {
    // Sequential: an older pointer must not overtake a newer one.
    lastActivation = lastActivation
      .then(() => activate(log, statement))
      .catch((error: unknown) => {
        log.error({ err: error }, 'The releases could not be read; the last good ones stay');
        scheduleRetry([error], () => enqueue(log, statement));
      });
  };
  const scheduleRetry = (refused: readonly unknown[], again: () => void) => {
    clearTimeout(retry);
    const waitMs = times.retryMs[Math.min(tries, times.retryMs.length - 1)];
    if (refused.length === 0 || waitMs === undefined) return;
    tries += 1;
    retry = setTimeout(again, waitMs).unref();
  };

  return {
    current: () => current,
    webview: () => new Map([...current, ...webview]),
    missing: () => missingModules(lastPointer, required, current),
    async follow(log, prepare) {
      if (prepare) prepareReleases = prepare;
      const statement = createGatewayStatement(releasesDir, times.now, (error) =>
        log.error({ err: error }, 'The state of this gateway cannot be written'),
      );
      const follower = followPointer(releasesDir, (update) => {
        if (update.outcome === 'read') lastPointer = update.pointer;
        else log.error({ err: update.error }, 'The release pointer cannot be read; the last good one stays');
        tries = 0;
        enqueue(log, statement);
      });
      let lastBeat = Promise.resolve();
      const beats = setInterval(() => {
        lastBeat = lastBeat.then(() => statement.beat());
      }, times.beatMs).unref();
      stop = async () => {
        follower.stop();
        clearInterval(beats);
        // What is under way would state again what is taken back here.
        await Promise.all([lastActivation, lastBeat]);
        clearTimeout(retry);
        await statement.end();
      };
      await follower.checkNow();
      await lastActivation;
    },
    stop: () => stop(),
  };
}

function missingModules(
  pointer: Pointer | undefined,
  required: readonly ModuleName[],
  current: ReleaseSet,
): string[] {
  const named = Object.keys(pointer?.microFrontends ?? {}).filter(
    (module) => pointer?.microFrontends[module]?.length,
  );
  const inUse = new Set<string>(current.keys());
  return [...new Set([...required, ...named])].filter((module) => !inUse.has(module));
}

function logChanges(log: ReleaseLog, from: ReleaseSet, to: ReleaseSet, message: string): void {
  for (const module of listChanged(from, to))
    log.info({ module, releaseId: to.get(module)?.release.id }, message);
}

function listChanged(from: ReleaseSet, to: ReleaseSet): ModuleName[] {
  return [...to.keys()].filter((module) => from.get(module)?.release.id !== to.get(module)?.release.id);
}
