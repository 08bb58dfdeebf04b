import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pointerPath } from '@trust/shared/releases/release-paths';
import { releasesFolder } from '../../../deploy/releases/storage/storage-folder.ts';
import { median } from '../figures.ts';
import { startSite } from '../site/running-site.ts';
import { serveRestamped } from '../releases/restamped-release.ts';
import { waitUntilPageContains } from '../../scratch-site/page.ts';
import { addressOf, startGateway } from '../../scratch-site/scratch-site.ts';
import { residentMemory } from './resident-memory.ts';
import { createAnswerCounts } from './mixed/answer-counts.ts';
import { readPagesUntil } from './swaps/page-reader.ts';

/**
 * Usage: tsx tools/bench/load/releases-under-load.ts [--releases 200] [--readers 2] [--minutes 90]
 * Starts the whole site on a folder of its own, with the releases of RELEASES_DIR where that is set, and a second gateway
 * on the same releases. Releases mf-donations and mf-content in turn, so many times, while readers fetch pages and every
 * file that these name from both gateways, and prints the second gateway's memory. Ends with 1 when an answer is no 200, a
 * gateway serves a release later than 10 s after the pointer named it, or the memory grows after the first 20 releases.
 */
const { values } = parseArgs({
  options: {
    releases: { type: 'string', default: '200' },
    readers: { type: 'string', default: '2' },
    /** Fewer are released when this time is over. */
    minutes: { type: 'string', default: '90' },
  },
});
/** The modules, each with a page that names its release. */
const MODULES = [
  ['mf-donations', '/payments/home'],
  ['mf-content', '/about'],
] as const;
const LATEST_MS = 10_000;
/** After this many releases every thread has evicted bundles: from then on memory must not grow. */
const WARM_AFTER = 20;
/** How much a gateway's memory may vary without a leak, in MiB. */
const MAX_GROWTH_MIB = 60;

const { RELEASES_DIR } = process.env;
const dataDir = await mkdtemp(join(tmpdir(), 'trust-swaps-'));
const releasesDir = releasesFolder({ DATA_DIR: dataDir, RELEASES_DIR });
const counts = createAnswerCounts((line) => console.log(line));
const takeUps: number[] = [];
const warmMemory: number[] = [];
const site = await startSite(dataDir, { RELEASES_DIR });
try {
  const second = await startGateway(releasesDir, site.url);
  const ended = new AbortController();
  const gateways = [site.url, addressOf(second)];
  const urls = gateways.map((url) => new URL(url));
  const readers = Promise.all(
    Array.from({ length: Number(values.readers) }, () => readPagesUntil(ended.signal, urls, counts)),
  );
  try {
    const end = performance.now() + Number(values.minutes) * 60_000;
    for (let count = 1; count <= Number(values.releases) && performance.now() < end; count += 1) {
      await swap(count, gateways).catch((error: unknown) => counts.fail(String(error)));
      if (count % 10 !== 0) continue;
      const memory = await residentMemory(second.pid);
      if (count >= WARM_AFTER) warmMemory.push(memory);
      console.log(`${count} releases, ${counts.requests} requests, ${memory.toFixed(0)} MiB`);
    }
  } finally {
    ended.abort();
    await readers;
    await second.kill('SIGTERM');
  }
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}
const growth = (warmMemory.at(-1) ?? 0) - (warmMemory[0] ?? 0);
if (growth > MAX_GROWTH_MIB) counts.fail(`The memory grew by ${growth.toFixed(0)} MiB`);
for (const line of counts.report()) console.log(line);
console.log(
  `${takeUps.length} releases taken up by both gateways, after ${(median(takeUps) / 1000).toFixed(1)} s (median), the longest after ${(Math.max(...takeUps) / 1000).toFixed(1)} s; ` +
    `${counts.failures} failures; ${counts.unrendered} pages left to the browser to render`,
);
process.exitCode = counts.failures === 0 ? 0 : 1;

/** Publishes and promotes a release, and sees it on a page of each gateway. */
async function swap(count: number, gateways: readonly string[]): Promise<void> {
  const [module, page] = MODULES[count % MODULES.length] ?? MODULES[0];
  const id = await serveRestamped(releasesDir, module, `release ${count} of a bench`);
  const { mtimeMs } = await stat(pointerPath(releasesDir));
  await Promise.all(
    gateways.map((url) => waitUntilPageContains(`${url}${page}`, `/releases/${module}/${id}/`)),
  );
  const took = Date.now() - mtimeMs;
  takeUps.push(took);
  if (took > LATEST_MS) counts.fail(`${module} ${id} was served after ${(took / 1000).toFixed(1)} s`);
}
