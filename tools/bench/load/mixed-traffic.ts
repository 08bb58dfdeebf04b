import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { releasesFolder, root } from '../../../deploy/releases/storage/storage-folder.ts';
import { startSite } from '../site/running-site.ts';
import { serveRestamped } from '../releases/restamped-release.ts';
import { watchMemory } from './mixed/site-memory.ts';
import { createAnswerCounts } from './mixed/answer-counts.ts';
import { visitAs, warmUp } from './mixed/visits.ts';

/**
 * Usage: tsx tools/bench/load/mixed-traffic.ts [--minutes 60] [--visits 20] [--release-minutes 2]
 * Starts the whole site on a folder of its own, with the releases of RELEASES_DIR where that is set. So many visits a
 * second read pages of every remote in both languages, search, mistype passwords, donate and apply for aid, while
 * mf-donations is released every so many minutes. Prints the memory of each process, by how much it rises in an hour, and
 * what was answered.
 * Ends with 1 when an answer is not the expected one (for a wrong login 401 or 429), a release is not served, a process was
 * started again, more than one page of a hundred answers is left to the browser to render, or a process's memory rises by
 * more than 20 MiB in an hour. The service may use 3 GiB, which this would take four days to fill; an hour cannot tell less
 * from the movement of garbage collection. A run of less than 40 minutes is no verdict on memory: in its first third every
 * thread comes to hold as many bundles as it may.
 * A machine that is full with other work makes pages 503 and leaves pages to the browser: then send fewer visits.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    visits: { type: 'string', default: '20' },
    'release-minutes': { type: 'string', default: '2' },
  },
});
const minutes = Number(values.minutes);
const MINUTE_MS = 60_000;
const SAMPLE_MS = 30_000;
const MOST_MIB_AN_HOUR = 20;
const LEAST_MINUTES = 40;
const MOST_UNRENDERED_SHARE = 0.01;

const log = (line: string) => console.log(line);
const { RELEASES_DIR } = process.env;
const dataDir = await mkdtemp(join(tmpdir(), 'trust-mixed-'));
const site = await startSite(dataDir, { RELEASES_DIR });
const counts = createAnswerCounts(log);
const memory = watchMemory(site, (name) => counts.fail(`${name} was started again`));
const prefix = readTrustFile(join(root, 'deploy/trust.json')).transactionPrefixes.donation;
const plan = { site: new URL(site.url), counts, prefix };
await warmUp(plan);
const from = performance.now();
const end = from + minutes * MINUTE_MS;
try {
  await Promise.all([sendVisitors(), release(), sampleMemory()]);
} finally {
  await site.stop();
  await rm(dataDir, { recursive: true, force: true });
}

const seconds = (performance.now() - from) / 1000;
for (const line of counts.report()) log(line);
log(
  `${counts.requests} requests, ${(counts.requests / seconds).toFixed(1)} a second; ${counts.failures} failures; ` +
    `${counts.unrendered} pages left to the browser`,
);
let isSteady = true;
for (const [name, slope] of memory.slopes()) {
  isSteady &&= minutes < LEAST_MINUTES || slope <= MOST_MIB_AN_HOUR;
  log(`${name}: ${slope.toFixed(1)} MiB an hour in the last two thirds`);
}
const isRendered = counts.unrendered <= counts.requests * MOST_UNRENDERED_SHARE;
process.exitCode = isSteady && isRendered && counts.failures === 0 ? 0 : 1;

async function sendVisitors(): Promise<void> {
  const open = new Set<Promise<void>>();
  for (let number = 0; performance.now() < end; number += 1) {
    const visit = visitAs(number, plan)
      .catch((error: unknown) => counts.fail(String(error)))
      .finally(() => open.delete(visit));
    open.add(visit);
    await sleep(Math.max(0, from + ((number + 1) * 1_000) / Number(values.visits) - performance.now()));
  }
  await Promise.all(open);
}

async function release(): Promise<void> {
  const releasesDir = releasesFolder({ DATA_DIR: dataDir, RELEASES_DIR });
  const pauseMs = Number(values['release-minutes']) * MINUTE_MS;
  let count = 0;
  for (let at = from + pauseMs; at < end; at += pauseMs) {
    await sleep(Math.max(0, at - performance.now()));
    await serveRestamped(releasesDir, 'mf-donations', `release ${count} of a bench`)
      .then(() => (count += 1))
      .catch((error: unknown) => counts.fail(`release: ${String(error)}`));
  }
  log(`${count} releases served`);
}

async function sampleMemory(): Promise<void> {
  for (let at = from; at < end; at += SAMPLE_MS) {
    await sleep(Math.max(0, at - performance.now()));
    const figures = await memory.sample().catch((error: unknown) => counts.fail(String(error)));
    log(`${((performance.now() - from) / MINUTE_MS).toFixed(1)} min: ${figures ?? 'unknown'}`);
  }
}
