import { mkdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GatewayState } from './site-state.ts';
import { listIfPresent, parseJson, readIfPresent } from '../../files/read-file.ts';
import { gatewaysFolder } from '../release-paths.ts';

/** How often a gateway shows that it is alive, in ms. */
export const BEAT_MS = 2_000;
/** After this time without a beat a gateway counts as ended, in ms. */
const LIVE_FOR_MS = 3 * BEAT_MS;
const SUFFIX = '.json';

/** The states of the gateways that run on a releases folder now. */
export async function readLiveGateways(releasesDir: string): Promise<GatewayState[]> {
  const folder = gatewaysFolder(releasesDir);
  const names = (await listIfPresent(folder)).filter((name) => name.endsWith(SUFFIX));
  const states = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const beat = await stat(path).catch(() => undefined);
      if (!beat || isOlder(beat, LIVE_FOR_MS)) return [];
      const json = parseJson((await readIfPresent(path))?.toString('utf8') ?? '');
      const state = json.outcome === 'parsed' ? GatewayState.safeParse(json.value) : undefined;
      return state?.success ? [state.data] : [];
    }),
  );
  return states.flat();
}

/** States what a gateway does now. Removes the files of gateways that ended without a word. */
export async function writeGatewayState(releasesDir: string, state: GatewayState): Promise<void> {
  const folder = gatewaysFolder(releasesDir);
  await mkdir(folder, { recursive: true });
  await removeEnded(folder);
  const path = statePath(releasesDir, state.gateway);
  await writeFile(`${path}.new`, JSON.stringify(state));
  await rename(`${path}.new`, path);
}

/** Shows that a gateway is alive. Throws when it has not stated anything yet. */
export async function beat(releasesDir: string, gateway: string): Promise<void> {
  const now = new Date();
  await utimes(statePath(releasesDir, gateway), now, now);
}

export async function removeGatewayState(releasesDir: string, gateway: string): Promise<void> {
  await rm(statePath(releasesDir, gateway), { force: true });
}

function statePath(releasesDir: string, gateway: string): string {
  return join(gatewaysFolder(releasesDir), `${gateway}${SUFFIX}`);
}

const FORGOTTEN_AFTER_MS = 60_000;

async function removeEnded(folder: string): Promise<void> {
  for (const name of await listIfPresent(folder)) {
    const path = join(folder, name);
    const beatAt = await stat(path).catch(() => undefined);
    if (beatAt && isOlder(beatAt, FORGOTTEN_AFTER_MS)) await rm(path, { force: true });
  }
}

/** A beat of the future counts too: the clock was put back after it, and a gateway that lives beats again by the new one. */
function isOlder({ mtimeMs }: { mtimeMs: number }, milliseconds: number): boolean {
  return Math.abs(Date.now() - mtimeMs) > milliseconds;
}
