import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import * as z from 'zod/mini';
import { startApiProcess } from './site/api-process.ts';

/**
 * Usage: tsx tools/bench/sequences.ts [--calls 10000] [--processes 4]
 * Asks several processes of the api on one database for references at the same time. On the embedded database, or on
 * DATABASE_URL where it is set. Ends with 1 when two are the same.
 */
const { values } = parseArgs({
  options: { calls: { type: 'string', default: '10000' }, processes: { type: 'string', default: '4' } },
});
const CLIENTS = 25;
const Sequence = z.object({ tran_id: z.string() });

async function requestReferences(port: number, calls: number): Promise<string[]> {
  const received: string[] = [];
  let remaining = calls;
  const client = async () => {
    while (remaining > 0) {
      remaining -= 1;
      const answer = await fetch(`http://127.0.0.1:${port}/payments/getNextSequence`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ prefix: 'DON' }),
      });
      received.push(Sequence.parse(await answer.json()).tran_id);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return received;
}

const DATA_DIR = await mkdtemp(join(tmpdir(), 'trust-sequences-'));
const url = process.env.DATABASE_URL;
const database = url === undefined ? await startApiProcess('embedded-database', { DATA_DIR }) : undefined;
const environment = {
  DATA_DIR,
  DATABASE_URL: url ?? database?.ready.url ?? '',
  DATABASE_ENGINE: url === undefined ? 'embedded' : 'postgres',
  REQUESTS_PER_MINUTE: '10000000',
  API_PORT: '0',
  LOG_LEVEL: 'silent',
};
// Sequential, so that the first one runs the migrations.
const apis = [];
for (let count = 0; count < Number(values.processes); count += 1) {
  apis.push(await startApiProcess('server', environment));
}
try {
  const each = Math.ceil(Number(values.calls) / apis.length);
  const all = (await Promise.all(apis.map(({ ready }) => requestReferences(ready.port ?? 0, each)))).flat();
  const distinct = new Set(all).size;
  const engine = environment.DATABASE_ENGINE;
  console.log(`${all.length} references from ${apis.length} processes (${engine}): ${distinct} are distinct`);
  process.exitCode = distinct === all.length ? 0 : 1;
} finally {
  await Promise.all(apis.map((api) => api.kill('SIGTERM')));
  await database?.kill('SIGTERM');
  await rm(DATA_DIR, { recursive: true, force: true });
}
