import { withLock } from '../../files/folder-lock.ts';
import { replaceFile } from '../../files/replace-file.ts';
import type { ModuleName, ReleaseDescriptor } from '../../contract/pages/release.ts';
import { ServedReleases } from './site-state.ts';
import { parseJson, readIfPresent } from '../../files/read-file.ts';
import { servedPath } from '../release-paths.ts';

const LOCK = 'served-releases';
/** How many good releases of a module are remembered. */
const GOOD_ONES = 5;

export const NOTHING_SERVED: ServedReleases = { contracts: [], modules: {} };

/** What gateways have served; nothing when none has yet or the file makes no sense. Throws when it cannot be read. */
export async function readServedReleases(releasesDir: string): Promise<ServedReleases> {
  const json = parseJson((await readIfPresent(servedPath(releasesDir)))?.toString('utf8') ?? '');
  const served = json.outcome === 'parsed' ? ServedReleases.safeParse(json.value) : undefined;
  return served?.success ? served.data : NOTHING_SERVED;
}

/** Remembers what a gateway serves now, and which of it has proved good. */
export function recordServed(
  releasesDir: string,
  contracts: readonly number[],
  inUse: ReadonlyMap<ModuleName, ReleaseDescriptor>,
  good: readonly ModuleName[],
): Promise<void> {
  return withLock(LOCK, releasesDir, async () => {
    const before = await readServedReleases(releasesDir);
    const modules = { ...before.modules };
    for (const [module, descriptor] of inUse) {
      const known = modules[module]?.good ?? [];
      const others = known.filter(({ releaseId }) => releaseId !== descriptor.releaseId);
      modules[module] = {
        ...modules[module],
        last: descriptor,
        good: good.includes(module) ? [descriptor, ...others].slice(0, GOOD_ONES) : known,
      };
    }
    const after: ServedReleases = { ...before, contracts: [...contracts], modules };
    if (JSON.stringify(after) === JSON.stringify(before)) return;
    await replaceFile(servedPath(releasesDir), JSON.stringify(after));
  });
}
