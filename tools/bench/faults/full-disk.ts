import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startPostgres } from '../../checks/postgres.ts';
import { startSite } from '../site/running-site.ts';
import { fillDisk } from './disk/fill-disk.ts';
import { createProbe } from './probe.ts';

/**
 * Usage: tsx tools/bench/faults/full-disk.ts --folder FOLDER [--seconds 20] [--postgres | --kill]
 * FOLDER is on a disk of its own that may become full, such as `mount -t tmpfs -o size=400m tmpfs FOLDER`. With
 * --postgres a temporary PostgreSQL is there too, else the embedded database. Environment variables are passed on.
 * Starts the site there, fills the disk, asks for pages, reads and writes meanwhile, and makes room again. With --kill api
 * and database are killed while the disk is full, when reads may fail too. Ends with 1 when any other read failed, a write
 * was neither done nor answered with 503, or something acknowledged is unknown afterwards.
 */
const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    seconds: { type: 'string', default: '20' },
    postgres: { type: 'boolean', default: false },
    kill: { type: 'boolean', default: false },
  },
});
const { folder, seconds } = z.object({ folder: z.string(), seconds: z.string() }).parse(values);

const postgres = values.postgres ? await startPostgres(folder) : undefined;
if (values.postgres && !postgres) throw new Error('This machine has no PostgreSQL');
const site = await startSite(join(folder, 'data'), {
  ...process.env,
  ...(postgres && { DATABASE_URL: postgres.url }),
}).catch(async (error: unknown) => {
  await postgres?.stop();
  throw error;
});
const { probe, waitUntilWritten, findUnknown, acknowledged } = createProbe(site.url);
let ok = true;
let makeRoom = async () => {};
try {
  await probe('before', 3_000);
  makeRoom = await fillDisk(folder);
  ok = (await probe('while the disk is full', Number(seconds) * 1_000)) && ok;
  if (values.kill) {
    for (const target of ['api', 'database'] as const) {
      await site.kill(target);
      await probe(`while the disk is full and the ${target} was killed`, 15_000);
    }
  }
  await makeRoom();
  await waitUntilWritten();
  ok = (await probe('after', 5_000)) && ok;
  const unknown = await findUnknown(acknowledged);
  console.log(`${acknowledged.size} donations acknowledged, ${unknown} of them unknown afterwards`);
  ok &&= unknown === 0;
} finally {
  await site.stop();
  await postgres?.stop();
  await makeRoom();
}
process.exitCode = ok ? 0 : 1;
