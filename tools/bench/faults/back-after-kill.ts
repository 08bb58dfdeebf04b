import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { median } from '../first-paint/median.ts';
import { KILL_TARGETS, startSite } from '../kill-donations/running-site.ts';

/**
 * Usage: tsx tools/bench/faults/back-after-kill.ts [--times 8]
 * Starts the whole site on a folder of its own and kills each process so many times. Prints how long a new reference of a
 * donation, which takes gateway, api and database, then cannot be had. Environment variables are passed on.
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '8' } } });
const prefix = readTrustFile(join(root, 'deploy/trust.json')).transactionPrefixes.donation;

const dataDir = await mkdtemp(join(tmpdir(), 'trust-back-'));
const site = await startSite(dataDir, process.env);
try {
  for (const target of KILL_TARGETS) {
    const seconds: number[] = [];
    for (let count = 0; count < Number(values.times); count += 1) {
      await site.waitUntilReady();
      await pause(1_000);
      const since = performance.now();
      await site.kill(target);
      await waitUntilWritten();
      seconds.push((performance.now() - since) / 1000);
    }
    const longest = Math.max(...seconds);
    console.log(
      `${target}: back after ${median(seconds).toFixed(1)} s (median), ${longest.toFixed(1)} s (longest)`,
    );
  }
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

async function waitUntilWritten(): Promise<void> {
  const isWritten = () =>
    fetch(`${site.url}/payments/getNextSequence`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ prefix }),
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isWritten())) await pause(20);
}
