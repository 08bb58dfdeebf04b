import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApiProcess } from './api-process.ts';
import type { ReadyProcess } from './ready-process.ts';
import { lostAccounts, registerUntilCut } from './registrations.ts';

export type KillPlan = {
  times: number;
  /** In every so manieth round the database is killed too. */
  databaseEvery: number;
  told?: (line: string) => void;
};
export type KillResult = { kills: number; databaseKills: number; acknowledged: number; lost: string[] };

const NO_LIMITS = {
  REQUESTS_PER_MINUTE: '10000000',
  LOGINS_PER_MINUTE: '10000000',
  LOGIN_FAILURES_ALLOWED: '1000000',
};
/** How long registrations run before the kill: milliseconds. */
const RUN_FOR = [300, 1_500] as const;

/** Kills the api in the middle of registrations, again and again, and then looks for every account it had confirmed. */
export async function registrationsUnderKill({ times, databaseEvery, told }: KillPlan): Promise<KillResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trust-kill-'));
  const acknowledged: string[] = [];
  let databaseKills = 0;
  let database = await startDatabase(dataDir);
  try {
    for (let round = 1; round <= times; round += 1) {
      const api = await startApi(dataDir, database);
      const registered = registerUntilCut(addressOf(api), round);
      await pause(randomInt(...RUN_FOR));
      const alsoDatabase = round % databaseEvery === 0;
      await Promise.all([api.kill('SIGKILL'), alsoDatabase && database.kill('SIGKILL')]);
      acknowledged.push(...(await registered));
      if (alsoDatabase) {
        databaseKills += 1;
        database = await startDatabase(dataDir);
      }
      told?.(
        `kill ${String(round)} of ${String(times)}: ${String(acknowledged.length)} accounts acknowledged`,
      );
    }
    const api = await startApi(dataDir, database);
    const lost = await lostAccounts(addressOf(api), acknowledged);
    await api.kill('SIGTERM');
    return { kills: times, databaseKills, acknowledged: acknowledged.length, lost };
  } finally {
    await database.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

function startDatabase(dataDir: string): Promise<ReadyProcess> {
  return startApiProcess('database/embedded-database.ts', { DATA_DIR: dataDir });
}

function startApi(dataDir: string, database: ReadyProcess): Promise<ReadyProcess> {
  return startApiProcess('server.ts', {
    ...NO_LIMITS,
    DATA_DIR: dataDir,
    DATABASE_URL: database.ready.url ?? '',
    DATABASE_ENGINE: 'embedded',
    API_PORT: '0',
    LOG_LEVEL: 'silent',
  });
}

function addressOf(api: ReadyProcess): string {
  return `http://127.0.0.1:${String(api.ready.port)}`;
}
