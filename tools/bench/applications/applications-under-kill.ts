import { randomInt } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../deploy/supervisor/free-port.ts';
import { startApiProcess } from '../api-process.ts';
import { apply, findLoss, type AcknowledgedApplication } from './apply.ts';
import { startDatabase, type BenchEngine } from './bench-database.ts';
import { importSampleCategories } from './sample-categories.ts';

export type ApplicationKillPlan = {
  times: number;
  engine: BenchEngine;
  log?: (line: string) => void;
};
export type ApplicationKillResult = { kills: number; acknowledged: number; twice: number; lost: string[] };

const COORDINATORS = 6;
/** How long applications come in before a kill, in ms. */
const RUN_RANGE_MS = [200, 1_200] as const;
const NO_LIMITS = {
  REQUESTS_PER_MINUTE: '10000000',
  APPLICATIONS_PER_MINUTE: '1000000',
  UPLOADS_PER_HOUR: '1000000',
};

/** Kills the api with SIGKILL again and again while applications come in, and then looks for every acknowledged one. */
export async function applicationsUnderKill({
  times,
  engine,
  log,
}: ApplicationKillPlan): Promise<ApplicationKillResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trust-kill-'));
  const database = await startDatabase(engine, dataDir);
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const environment = {
    ...NO_LIMITS,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_ENGINE: engine,
    API_PORT: String(port),
    LOG_LEVEL: 'silent',
  };
  const startApi = () => startApiProcess('server', environment);
  const acknowledged: AcknowledgedApplication[] = [];
  const acknowledgements = new EventEmitter();
  const stopped = new AbortController();
  try {
    let api = await startApi();
    await importSampleCategories(environment);
    const sending = Promise.all(
      Array.from({ length: COORDINATORS }, async () => {
        for (;;) {
          const sent = await apply({ address, signal: stopped.signal });
          if (!sent) return;
          acknowledged.push(sent);
          acknowledgements.emit('one');
        }
      }),
    );
    for (let round = 1; round <= times; round += 1) {
      await pause(randomInt(...RUN_RANGE_MS));
      await api.kill('SIGKILL');
      api = await startApi();
      if (round % 10 === 0) log?.(`${round} kills; ${acknowledged.length} applications acknowledged`);
    }
    // However slow the machine is: the api takes applications again after the last kill.
    await once(acknowledgements, 'one');
    stopped.abort();
    await sending;
    const lost: string[] = [];
    for (const application of acknowledged) {
      const loss = await findLoss(address, application);
      if (loss !== undefined) lost.push(loss);
    }
    await api.kill('SIGTERM');
    const twice = acknowledged.length - new Set(acknowledged.map(({ code }) => code)).size;
    return { kills: times, acknowledged: acknowledged.length, twice, lost };
  } finally {
    stopped.abort();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
