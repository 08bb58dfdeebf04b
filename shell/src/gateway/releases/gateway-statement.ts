import { hostname } from 'node:os';
import { SPOKEN_CONTRACTS } from '@trust/shared/contract/pages/kit-contract';
import type { ModuleName, ReleaseDescriptor } from '@trust/shared/contract/pages/release';
import type { RefusedRelease } from '@trust/shared/releases/site/site-state';
import { beat, removeGatewayState, writeGatewayState } from '@trust/shared/releases/site/live-gateways';
import { recordServed } from '@trust/shared/releases/site/served-releases';
import type { LoadedRelease, ReleaseSet } from './release-set.ts';

/** How long a release is served without refusal or flag until it counts as good, in ms. */
const GOOD_AFTER_MS = 600_000;

export interface GatewayStatement {
  /** States what is in use since the pointer's `generation`, and what is refused. */
  state(generation: number, inUse: ReleaseSet, refused: readonly RefusedRelease[]): Promise<void>;
  /** Shows that this gateway is alive, and records what has proved good. */
  beat(): Promise<void>;
  end(): Promise<void>;
}

/**
 * Keeps this gateway's statement in the releases folder, for the release command and for gateways that start later. A
 * folder that cannot be written stops no page: `onError` is told, and the next beat tries again.
 */
export function createGatewayStatement(
  releasesDir: string,
  now: () => number,
  onError: (error: unknown) => void,
): GatewayStatement {
  const gateway = `${hostname()}-${process.pid}`;
  const since = new Map<ModuleName, { releaseId: string; at: number }>();
  let inUse: ReleaseSet = new Map();
  let writeState: (() => Promise<void>) | undefined;
  let writing = Promise.resolve();
  let isStated = false;
  let recorded = '';

  /** One after the other, since all write the same file. */
  const stateNow = () =>
    (writing = writing
      .then(async () => {
        isStated = false;
        await writeState?.();
        isStated = true;
      })
      .catch(onError));

  const record = async () => {
    const good = [...inUse.keys()].filter(
      (module) => now() - (since.get(module)?.at ?? now()) >= GOOD_AFTER_MS,
    );
    const descriptors = new Map([...inUse].map(([module, loaded]) => [module, describe(loaded)] as const));
    const text = JSON.stringify([[...descriptors], good]);
    if (text === recorded || descriptors.size === 0) return;
    await recordServed(releasesDir, SPOKEN_CONTRACTS, descriptors, good);
    recorded = text;
  };

  return {
    async state(generation, releases, refused) {
      inUse = releases;
      for (const [module, { release }] of inUse) {
        if (since.get(module)?.releaseId !== release.id)
          since.set(module, { releaseId: release.id, at: now() });
      }
      writeState = () =>
        writeGatewayState(releasesDir, {
          gateway,
          contracts: [...SPOKEN_CONTRACTS],
          generation,
          refused: [...refused],
        });
      await stateNow();
      await record().catch(onError);
    },
    async beat() {
      const isStill =
        isStated &&
        (await beat(releasesDir, gateway).then(
          () => true,
          () => false,
        ));
      if (!isStill) await stateNow();
      await record().catch(onError);
    },
    end: () => removeGatewayState(releasesDir, gateway).catch(onError),
  };
}

function describe({
  release,
  manifestIntegrity,
}: Pick<LoadedRelease, 'release' | 'manifestIntegrity'>): ReleaseDescriptor {
  return { releaseId: release.id, manifestIntegrity };
}
