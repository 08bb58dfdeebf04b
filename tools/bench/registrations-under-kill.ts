import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startApiProcess } from './api-process.ts';
import type { ReadyProcess } from './ready-process.ts';
import { findLostAccounts, registerUntilCut } from './registrations.ts';

export type RegistrationKillPlan = {
  times: number;
  /** In every nth round the database is killed too. */
  databaseEvery: number;
  log?: (line: string) => void;
};
export type RegistrationKillResult = {
  kills: number;
  databaseKills: number;
  acknowledged: number;
  lost: string[];
};

const NO_LIMITS = {
  REQUESTS_PER_MINUTE: '10000000',
  LOGINS_PER_MINUTE: '10000000',
  LOGIN_FAILURES_ALLOWED: '1000000',
  ACCOUNT_FAILURES_ALLOWED: '1000000',
};
/** How long registrations run before the kill: milliseconds. */
const RUN_RANGE_MS = [300, 1_500] as const;

/** Kills the api repeatedly during registrations, and then checks every account that it had confirmed. */
export async function registrationsUnderKill({
  times,
  databaseEvery,
  log,
}: RegistrationKillPlan): Promise<RegistrationKillResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trust-kill-'));
  const acknowledged: string[] = [];
  let databaseKills = 0;
  let database = await startDatabase(dataDir);
  try {
    for (let round = 1; round <= times; round += 1) {
      const api = await startApi(dataDir, database);
      const registered = registerUntilCut(apiAddress(api), round);
      await pause(randomInt(...RUN_RANGE_MS));
      const alsoDatabase = round % databaseEvery === 0;
      await Promise.all([api.kill('SIGKILL'), alsoDatabase && database.kill('SIGKILL')]);
      acknowledged.push(...(await registered));
      if (alsoDatabase) {
        databaseKills += 1;
        database = await startDatabase(dataDir);
      }
      log?.(
        `kill ${String(round)} of ${String(times)}: ${String(acknowledged.length)} accounts acknowledged`,
      );
    }
    const api = await startApi(dataDir, database);
    const lost = await findLostAccounts(apiAddress(api), acknowledged);
    await api.kill('SIGTERM');
    return { kills: times, databaseKills, acknowledged: acknowledged.length, lost };
  } finally {
    await database.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}

function startDatabase(dataDir: string): Promise<ReadyProcess> {
  return startApiProcess('embedded-database', { DATA_DIR: dataDir });
}

function startApi(dataDir: string, database: ReadyProcess): Promise<ReadyProcess> {
  return startApiProcess('server', {
    ...NO_LIMITS,
    DATA_DIR: dataDir,
    DATABASE_URL: database.ready.url ?? '',
    DATABASE_ENGINE: 'embedded',
    API_PORT: '0',
    LOG_LEVEL: 'silent',
  });
}

function apiAddress(api: ReadyProcess): string {
  return `http://127.0.0.1:${String(api.ready.port)}`;
}
