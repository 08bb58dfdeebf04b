import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../deploy/supervisor/free-port.ts';
import { startApiProcess } from '../site/api-process.ts';
import { startDatabase, type BenchEngine } from '../site/bench-database.ts';
import { NO_LIMITS } from '../site/no-limits.ts';
import type { ReadyProcess } from '../site/ready-process.ts';

export interface KillPlan {
  readonly times: number;
  readonly engine: BenchEngine;
  /** In every nth round the database is killed too; 0: never. Only for the embedded one. */
  readonly databaseEvery?: number;
  readonly log?: (line: string) => void;
}

/** An api and its database, without limits of requests. */
export interface KilledApi {
  readonly address: string;
  readonly dataDir: string;
  /** What the api and the staff's commands are started with. */
  readonly environment: Readonly<Record<string, string>>;
}

/** What is done while the api is killed again and again. */
export interface KillScenario {
  /** Before the first kill. */
  prepare?(): Promise<void>;
  /** Ends soon after `signal`. */
  work(signal: AbortSignal): Promise<unknown>;
  /** What else is killed in this round, counted from 1. */
  killMore?(round: number): void;
  /** How much was acknowledged. */
  countAcknowledged(): number;
  /** After the last kill: a sentence for each loss. */
  findLosses(): Promise<string[]>;
}

export interface KillResult {
  readonly kills: number;
  readonly databaseKills: number;
  readonly acknowledged: number;
  readonly losses: readonly string[];
}

/** How long the scenario works before a kill, in ms. */
const RUN_RANGE_MS = [300, 1_500] as const;
const MAX_STARTS = 10;

/** Kills the api with SIGKILL again and again while a scenario works, and then looks for what was acknowledged. */
export async function runUnderKills(
  { times, engine, databaseEvery = 0, log }: KillPlan,
  createScenario: (api: KilledApi) => KillScenario,
): Promise<KillResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trust-kill-'));
  let database = await startDatabase(engine, dataDir);
  const port = await freePort();
  const environment = {
    ...NO_LIMITS,
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    DATABASE_ENGINE: engine,
    API_PORT: String(port),
    LOG_LEVEL: 'silent',
  };
  const scenario = createScenario({ address: `http://127.0.0.1:${port}`, dataDir, environment });
  const stopped = new AbortController();
  let databaseKills = 0;
  try {
    let api = await startPatiently(environment);
    await scenario.prepare?.();
    const working = scenario.work(stopped.signal);
    for (let round = 1; round <= times; round += 1) {
      await pause(randomInt(...RUN_RANGE_MS));
      scenario.killMore?.(round);
      const killsDatabase = databaseEvery > 0 && round % databaseEvery === 0;
      await Promise.all([api.kill('SIGKILL'), killsDatabase && database.kill()]);
      if (killsDatabase) {
        databaseKills += 1;
        // The embedded database has the same address again: a socket in its folder.
        database = await startDatabase(engine, dataDir);
      }
      api = await startPatiently(environment);
      if (round % 10 === 0) log?.(`${round} kills; ${scenario.countAcknowledged()} acknowledged`);
    }
    // However slow the machine is: the api does its work again after the last kill.
    const before = scenario.countAcknowledged();
    while (scenario.countAcknowledged() === before) await Promise.race([working, pause(50)]);
    stopped.abort();
    await working;
    const losses = await scenario.findLosses();
    await api.kill('SIGTERM');
    return { kills: times, databaseKills, acknowledged: scenario.countAcknowledged(), losses };
  } finally {
    stopped.abort();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** As the supervisor does: on a busy machine the database may not answer a process that has just started. */
async function startPatiently(environment: Record<string, string>): Promise<ReadyProcess> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startApiProcess('server', environment);
    } catch (error) {
      if (attempt === MAX_STARTS) throw error;
      await pause(RUN_RANGE_MS[0]);
    }
  }
}
