import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod/mini';
import { freePort } from '../../../../deploy/supervisor/free-port.ts';
import { importSampleContent, startApiProcess } from '../../api-process.ts';
import type { ReadyProcess } from '../../ready-process.ts';
import { startDatabase, type BenchEngine } from '../../applications/bench-database.ts';
import { findNeediestProject } from '../../kill-donations/donations-under-kill.ts';
import { compilePayments } from './compile-payments.ts';
import { Clerk } from './clerk.ts';
import { reportGifts, type BenchGift } from './report-gifts.ts';

export type MatchKillPlan = {
  times: number;
  engine: BenchEngine;
  log?: (line: string) => void;
};
export type MatchKillResult = {
  kills: { api: number; command: number };
  reported: number;
  acknowledged: number;
  /** References that were acknowledged, or are certain, and are no success. */
  lost: string[];
  /** References that are a success although the statement has another sum. */
  wrong: string[];
  /** The sum with each matched gift once, and the increase of the project's funds. */
  expectedPaise: number;
  creditedPaise: number;
};

const DONORS = 3;
const CLERKS = 2;
const MAX_STARTS = 10;
/** How long the clerks work before a kill, in ms. */
const RUN_RANGE_MS = [500, 4_000] as const;
const NO_LIMITS = { REQUESTS_PER_MINUTE: '10000000', PAYMENTS_PER_MINUTE: '1000000' };
const Status = z.object({ status: z.string() });
const Project = z.object({ fundsReceived: z.number() });

/**
 * Kills the api, and every other time a command of the staff, with SIGKILL again and again, while donors report gifts and
 * two clerks at once import the bank's statement and match. Then compares the sums.
 */
export async function matchesUnderKill({ times, engine, log }: MatchKillPlan): Promise<MatchKillResult> {
  await compilePayments();
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
  const startApi = () => startPatiently(environment);
  const gifts: BenchGift[] = [];
  const acknowledged = new Set<string>();
  const createClerk = (name: string) =>
    new Clerk(environment, join(dataDir, `${name}.csv`), (tranId) => acknowledged.add(tranId));
  const stopped = new AbortController();
  let commandKills = 0;
  try {
    let api = await startApi();
    await importSampleContent(environment);
    const project = await findNeediestProject(address);
    let numbers = 0;
    const clerks = Array.from({ length: CLERKS }, (_, index) => createClerk(`clerk-${index}`));
    const working = Promise.all([
      ...Array.from({ length: DONORS }, () =>
        reportGifts(
          address,
          project._id,
          () => (numbers += 1),
          (gift) => gifts.push(gift),
          stopped.signal,
        ),
      ),
      ...clerks.map((clerk) => clerk.workUntil(stopped.signal, gifts)),
    ]);
    for (let round = 1; round <= times; round += 1) {
      await pause(randomInt(...RUN_RANGE_MS));
      if (round % 2 === 0) {
        clerks[randomInt(CLERKS)]?.kill();
        commandKills += 1;
      }
      await api.kill('SIGKILL');
      api = await startApi();
      if (round % 10 === 0)
        log?.(`${round} kills; ${gifts.length} gifts reported, ${acknowledged.size} matches acknowledged`);
    }
    stopped.abort();
    await working;
    await createClerk('last').workOnce(gifts);
    const compared = await compareSums(address, project, gifts, acknowledged);
    await api.kill('SIGTERM');
    return {
      kills: { api: times, command: commandKills },
      reported: gifts.length,
      acknowledged: acknowledged.size,
      ...compared,
    };
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

async function compareSums(
  address: string,
  { _id, fundsReceived }: { _id: string; fundsReceived: number },
  gifts: readonly BenchGift[],
  acknowledged: ReadonlySet<string>,
) {
  const successes = new Set<string>();
  for (const { tranId } of gifts) {
    const { status } = Status.parse(await post(address, '/payments/status', { tran_id: tranId }));
    if (status === 'SUCCESS') successes.add(tranId);
  }
  const expected = gifts.filter(({ isOnStatement }) => isOnStatement);
  const after = Project.parse(await post(address, '/api/project/get-project-by-id', { _id }));
  return {
    lost: [...new Set([...acknowledged, ...expected.map(({ tranId }) => tranId)])].filter(
      (tranId) => !successes.has(tranId),
    ),
    wrong: gifts
      .filter(({ tranId, isOnStatement }) => !isOnStatement && successes.has(tranId))
      .map(({ tranId }) => tranId),
    expectedPaise: expected.reduce((sum, { amount }) => sum + amount, 0),
    creditedPaise: Math.round((after.fundsReceived - fundsReceived) * 100),
  };
}

async function post(address: string, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.json();
}
