import { setTimeout as wait } from 'node:timers/promises';
import { SPOKEN_CONTRACTS } from '@trust/shared/contract/pages/kit-contract';
import type { ModuleName } from '@trust/shared/contract/pages/release';
import type { GatewayState } from '@trust/shared/releases/site/site-state';
import { readLiveGateways } from '@trust/shared/releases/site/live-gateways';
import { readServedReleases } from '@trust/shared/releases/site/served-releases';

/** How long the running gateways have to take a change up, in ms. */
const TAKE_UP_MS = 10_000;
const POLL_MS = 50;

/**
 * The kit contracts that the site serves: what all running gateways state. While none runs, those of the last one and of
 * this checkout, whose gateway may be the next.
 */
export async function contractsOfSite(releasesDir: string): Promise<readonly number[]> {
  const [first, ...others] = await readLiveGateways(releasesDir);
  if (!first) {
    const { contracts } = await readServedReleases(releasesDir);
    return [...new Set([...contracts, ...SPOKEN_CONTRACTS])];
  }
  return first.contracts.filter((contract) => others.every(({ contracts }) => contracts.includes(contract)));
}

/** Waits until every running gateway has taken a generation up. Returns what stands against it; undefined when nothing. */
export async function waitForGateways(
  releasesDir: string,
  module: ModuleName,
  id: string,
  generation: number,
  withinMs = TAKE_UP_MS,
): Promise<string | undefined> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const gateways = await readLiveGateways(releasesDir);
    const failure = gateways.map((gateway) => failureOf(gateway, module, id, generation)).find(Boolean);
    if (failure !== undefined) return failure;
    const late = gateways.filter((gateway) => gateway.generation < generation);
    if (late.length === 0) return undefined;
    if (performance.now() > deadline) {
      const names = late.map(({ gateway }) => gateway).join(', ');
      return `${names} did not take it up within ${withinMs / 1000} s`;
    }
    await wait(POLL_MS);
  }
}

function failureOf(
  { gateway, generation, refused }: GatewayState,
  module: ModuleName,
  id: string,
  wanted: number,
): string | undefined {
  if (generation < wanted) return undefined;
  const failure = refused.find((one) => one.module === module && one.releaseId === id);
  return failure && `${gateway} refused it: ${failure.reason}`;
}
