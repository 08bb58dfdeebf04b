import { parseArgs } from 'node:util';
import { releasesFolder } from '../../deploy/releases/storage/storage-folder.ts';
import { residentMemory } from './load/resident-memory.ts';
import { serveRestamped } from './releases/restamped-release.ts';
import { fetchPage, waitUntilPageContains } from './scratch-site/page.ts';
import { startScratchSite } from './scratch-site/scratch-site.ts';

/** After this many releases every thread has evicted bundles: from then on memory must not grow. */
const WARM_AFTER = 20;
/** How much the gateway's memory may vary without a leak, in MiB. */
const MAX_GROWTH_MIB = 60;
const PAGES = ['/', '/projects', '/payments/1076', '/account', '/application', '/?lang=ml'];

/**
 * Usage: tsx tools/bench/memory.ts [--url http://localhost:8080] [--releases 100]
 * Releases mf-donations again and again on a copy of the running site's releases (in DATA_DIR), each time as other
 * code, while pages are asked for, and prints the gateway's memory. Ends with 1 when it grows after the warm-up.
 */
const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:8080' },
    releases: { type: 'string', default: '100' },
  },
});

const site = await startScratchSite(releasesFolder(process.env), values.url);
const warm: number[] = [];
try {
  for (let count = 1; count <= Number(values.releases); count += 1) {
    const id = await serveRestamped(site.releasesDir, 'mf-donations', `release ${count} of a bench`);
    await waitUntilPageContains(`${site.url}/`, `/releases/mf-donations/${id}/`);
    for (let round = 0; round < 4; round += 1)
      await Promise.all(PAGES.map((page) => fetchPage(site.url + page)));
    if (count % 10 !== 0) continue;
    const memory = await residentMemory(site.pid);
    if (count >= WARM_AFTER) warm.push(memory);
    console.log(`after ${count} releases: ${memory.toFixed(0)} MiB`);
  }
  const [first = 0] = warm;
  const growth = (warm.at(-1) ?? 0) - first;
  console.log(`After the warm-up (${WARM_AFTER} releases) it grew by ${growth.toFixed(0)} MiB`);
  process.exitCode = growth > MAX_GROWTH_MIB ? 1 : 0;
} finally {
  await site.end();
}
