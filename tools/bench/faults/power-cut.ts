import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { syncFolder } from '@trust/shared/files/sync-folder';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { compareWithCaptured, findNeediestProject, reconcileNow } from '../site/captured-donations.ts';
import { startSite } from '../site/running-site.ts';
import { useSite, type Acknowledged } from './power-cut/acknowledged.ts';
import { findLost } from './power-cut/find-lost.ts';
import { makeLoopDisk } from './disk/loop-disk.ts';

/**
 * Usage, as root on Linux: tsx tools/bench/faults/power-cut.ts [--cuts 10]
 * Runs the whole site on a disk of its own, while donors give, applicants upload, visitors look at pictures and releases
 * are promoted. Then stops all processes at once and has the kernel drop what was not put on that disk, mounts it again
 * and starts the site on it; so many times. The first cut comes as soon as the first start is ready. The sandbox's payments
 * are elsewhere, as a provider's are. Ends with 1 when anything acknowledged is lost, or no cut dropped the file that the
 * bench does not sync.
 */
const { values } = parseArgs({ options: { cuts: { type: 'string', default: '10' } } });
const cuts = Number(values.cuts);

/** The time before a cut, in ms. */
const RUN_MS = [2_000, 15_000] as const;
/** How long the sandbox takes for late captures and retries of its webhooks, in ms. */
const LATE_MS = 10_000;

const disk = await makeLoopDisk();
const provider = await mkdtemp(join(tmpdir(), 'trust-provider-'));
const dataDir = join(disk.folder, 'data');
const releasesDir = join(dataDir, 'releases');
const keysFile = join(dataDir, 'keys/applications.json');
const unsynced = join(disk.folder, 'unsynced');
const prefix = readTrustFile(join(root, 'deploy/trust.json')).transactionPrefixes.donation;
const start = () => startSite(dataDir, { UPLOAD_FREE_DISK_MB: '0' });
await mkdir(dataDir);
await symlink(provider, join(dataDir, 'sandbox'));
await syncFolder(dataDir);

const acknowledged: Acknowledged = {
  begun: new Set(),
  donations: new Map(),
  uploads: new Set(),
  pictures: new Map(),
  promoted: new Set(),
};
const lost: string[] = [];
let dropped = 0;
let site = await start();
try {
  const project = await findNeediestProject(site.url);
  const keys = await readFile(keysFile, 'utf8');
  for (let cut = 1; cut <= cuts; cut += 1) {
    const stopped = new AbortController();
    const plan = { url: site.url, project: project._id, prefix };
    const use = useSite(plan, releasesDir, acknowledged, stopped.signal);
    if (cut > 1) await pause(randomInt(...RUN_MS));
    await writeFile(unsynced, 'not on the disk');
    await site.cutOff(() => {
      stopped.abort();
      return disk.losePower();
    });
    await use;
    await disk.mountAgain();
    dropped += (await readFile(unsynced, 'utf8').catch(() => '')) === '' ? 1 : 0;
    await rm(unsynced, { force: true });
    const since = performance.now();
    site = await start();
    const startedS = ((performance.now() - since) / 1000).toFixed(1);
    if ((await readFile(keysFile, 'utf8')) !== keys)
      lost.push('The keys of applications are not what they were');
    lost.push(...(await findLost(site.url, releasesDir, acknowledged)));
    console.log(`cut ${cut}: ready again after ${startedS} s; ${describe()}; ${lost.length} lost`);
  }
  await pause(LATE_MS);
  await reconcileNow(dataDir);
  const { captured, unknown, unpaid, expectedPaise, creditedPaise } = await compareWithCaptured(
    { url: site.url, dataDir },
    acknowledged.begun,
    project,
  );
  for (const tranId of [...unknown, ...unpaid]) lost.push(`${tranId} is not as the provider has it`);
  if (expectedPaise !== creditedPaise)
    lost.push(`The project has ${creditedPaise} paise more, and ${expectedPaise} were captured`);
  console.log(
    `${captured} donations captured by the provider; ${dropped} of ${cuts} cuts dropped the unsynced file`,
  );
} finally {
  await site.stop();
  await disk.remove();
  await rm(provider, { recursive: true });
}
for (const line of lost) console.log(`lost: ${line}`);
process.exitCode = lost.length === 0 && dropped > 0 ? 0 : 1;

function describe(): string {
  const { donations, uploads, pictures, promoted } = acknowledged;
  return `acknowledged: ${donations.size} donations, ${uploads.size} uploads, ${pictures.size} pictures, ${promoted.size} releases`;
}
