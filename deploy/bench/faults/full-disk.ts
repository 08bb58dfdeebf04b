import { randomInt } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import * as z from 'zod/mini';
import { startPostgres, type Postgres } from '../../checks/postgres.ts';
import { root } from '../../releases/storage/storage-folder.ts';
import { startSite } from '../kill-donations/running-site.ts';

/**
 * Usage: tsx deploy/bench/faults/full-disk.ts --folder FOLDER [--seconds 20] [--postgres]
 * FOLDER is on a disk of its own that may become full, such as `mount -t tmpfs -o size=400m tmpfs FOLDER`. With
 * --postgres a temporary PostgreSQL is there too, else the embedded database. Environment variables are passed on. Starts the site there, fills the
 * disk, asks for pages, reads and writes meanwhile, and makes room again. Ends with 1 when a read failed, a write was
 * neither done nor answered with 503, or something acknowledged is unknown afterwards.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
  },
});
const { folder, seconds } = z.object({ folder: z.string(), seconds: z.string() }).parse(values);

const WRITTEN = 201;
const FILLING = join(folder, 'filling');
const Sequence = z.object({ tran_id: z.string() });

const prefix = readTrustFile(join(root, 'deploy/trust.json')).transactionPrefixes.donation;
const postgres = values.postgres ? await startPostgresIn(folder) : undefined;
const site = await startSite(join(folder, 'data'), {
  ...process.env,
  ...(postgres && { DATABASE_URL: postgres.url }),
}).catch(async (error: unknown) => {
  await postgres?.stop();
  throw error;
});
const acknowledged = new Set<string>();
let ok = true;
try {
  await probe('before', 3_000);
  await fillDisk();
  ok = (await probe('while the disk is full', Number(seconds) * 1_000)) && ok;
  await rm(FILLING);
  const since = performance.now();
  while ((await write()) !== WRITTEN) await pause(50);
  console.log(`writes were answered again after ${((performance.now() - since) / 1000).toFixed(1)} s`);
  ok = (await probe('after', 5_000)) && ok;
  const unknown = await findUnknown();
  console.log(`${acknowledged.size} donations acknowledged, ${unknown} of them unknown afterwards`);
  ok &&= unknown === 0;
} finally {
  await site.stop();
  await postgres?.stop();
  await rm(FILLING, { force: true });
}
process.exitCode = ok ? 0 : 1;

/** PostgreSQL puts its files into the folder for temporary files. */
async function startPostgresIn(place: string): Promise<Postgres> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = place;
  try {
    const started = await startPostgres();
    if (!started) throw new Error('This machine has no PostgreSQL');
    return started;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

/** Asks for a while and prints how often each status came; whether all reads were answered and writes as expected. */
async function probe(when: string, milliseconds: number): Promise<boolean> {
  const reads = new Map<number, number>();
  const writes = new Map<number, number>();
  const add = (counts: Map<number, number>, status: number) =>
    counts.set(status, (counts.get(status) ?? 0) + 1);
  for (const end = Date.now() + milliseconds; Date.now() < end; await pause(50)) {
    add(reads, await ask(`/?probe=${Date.now()}`));
    add(reads, await ask('/api/project/get-project-list', {}));
    add(writes, await write());
  }
  console.log(`${when}: reads ${format(reads)}; writes ${format(writes)}`);
  return [...reads.keys()].every((status) => status === 200) && [...writes.keys()].every(isExpected);
}

function isExpected(status: number): boolean {
  return status === WRITTEN || status === 503;
}

function format(counts: Map<number, number>): string {
  return [...counts].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
}

/** Begins a donation; the status of the last answer. */
async function write(): Promise<number> {
  const sequence = await post('/payments/getNextSequence', { prefix });
  if (!sequence?.ok) return sequence?.status ?? 0;
  const { tran_id } = Sequence.parse(await sequence.json());
  const donation = await post('/payments/newTrans', {
    tran_id,
    amount: 500,
    firstName: 'Bench Donor',
    email: 'donor@bench.example',
    // One donor alone would soon be asked to wait.
    phone: String(randomInt(6_000_000_000, 9_999_999_999)),
    address: 'A bench '.repeat(20),
  });
  if (donation?.ok) acknowledged.add(tran_id);
  return donation?.status ?? 0;
}

async function findUnknown(): Promise<number> {
  let unknown = 0;
  for (const tran_id of acknowledged) if (!(await post('/payments/status', { tran_id }))?.ok) unknown += 1;
  return unknown;
}

async function ask(path: string, body?: object): Promise<number> {
  const answer = body ? await post(path, body) : await fetch(`${site.url}${path}`).catch(() => undefined);
  await answer?.text();
  return answer?.status ?? 0;
}

function post(path: string, body: object): Promise<Response | undefined> {
  return fetch(`${site.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);
}

/** Writes until there is no byte left. */
async function fillDisk(): Promise<void> {
  const file = await open(FILLING, 'w');
  const isFull = async (size: number) =>
    (await file.write(Buffer.alloc(size)).catch(() => undefined)) === undefined;
  for (const size of [1_000_000, 4_096, 1]) while (!(await isFull(size)));
  await file.close();
  const { bavail, bsize } = statfsSync(folder);
  console.log(`the disk has ${bavail * bsize} bytes left`);
}
