import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parseJson } from '@trust/shared/files/read-file';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import * as z from 'zod/mini';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { donateUntil } from './donor.ts';
import { startSite, KILL_TARGETS, type RunningSite, type KillTarget } from './running-site.ts';

const DONORS = 6;
/** The pause before the next kill, in ms. */
const PAUSE_RANGE_MS = [150, 1_500] as const;
/** How long the sandbox takes for late captures and retries of its webhooks, in ms. */
const LATE_MS = 10_000;

const Project = z.object({ _id: z.string(), estimatedCost: z.number(), fundsReceived: z.number() });
export type BenchProject = z.output<typeof Project>;
const Record = z.object({ id: z.string() });
const OrderLine = z.extend(Record, { receipt: z.nullable(z.string()), amount: z.int() });
const PaymentLine = z.extend(Record, { order_id: z.string(), captured: z.boolean() });
const Status = z.object({ status: z.string() });

export interface DonationKillResult extends DonationComparison {
  readonly kills: Readonly<Record<KillTarget, number>>;
  readonly begun: number;
}

export interface DonationComparison {
  readonly captured: number;
  readonly paidTwice: number;
  /** References with a captured payment whose status is not SUCCESS. */
  readonly unknown: readonly string[];
  /** References whose status is SUCCESS without a captured payment. */
  readonly unpaid: readonly string[];
  /** The sum with one payment per captured donation, and the increase of the project's funds. */
  readonly expectedPaise: number;
  readonly creditedPaise: number;
}

/** Kills each process of a site `times` times during donations, and compares the api's statuses with the captured payments. */
export async function donationsUnderKill(
  times: number,
  log: (line: string) => void,
): Promise<DonationKillResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'trust-kill-'));
  const site = await startSite(dataDir);
  try {
    const before = await findNeediestProject(site.url);
    const begun = new Set<string>();
    const ended = new AbortController();
    const plan = {
      project: before._id,
      prefix: readTrustFile(join(root, 'deploy/trust.json')).transactionPrefixes.donation,
      onBegun: (tranId: string) => void begun.add(tranId),
    };
    const donors = Promise.all(
      Array.from({ length: DONORS }, () => donateUntil(ended.signal, site.url, plan)),
    );
    await killAtRandom(site, times, (line) => log(`${line}; ${begun.size} donations begun`));
    ended.abort();
    await donors;
    await site.waitUntilReady();
    await pause(LATE_MS);
    await reconcileNow(dataDir);
    const kills = { api: times, gateway: times, database: times };
    return { kills, begun: begun.size, ...(await compareWithCaptured(site, begun, before)) };
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function killAtRandom(site: RunningSite, times: number, log: (line: string) => void): Promise<void> {
  const remaining = KILL_TARGETS.flatMap((target) => Array.from({ length: times }, () => target));
  while (remaining.length > 0) {
    const [target] = remaining.splice(randomInt(remaining.length), 1);
    await site.waitUntilReady();
    await pause(randomInt(...PAUSE_RANGE_MS));
    if (target) await site.kill(target);
    if (remaining.length % 10 === 0) log(`${remaining.length} kills to go`);
  }
}

export async function findNeediestProject(url: string): Promise<BenchProject> {
  const projects = z.array(Project).parse(await post(url, '/api/project/get-project-list', { limit: 100 }));
  const missingFunds = ({ estimatedCost, fundsReceived }: z.output<typeof Project>) =>
    estimatedCost - fundsReceived;
  const [neediest] = projects.sort((one, other) => missingFunds(other) - missingFunds(one));
  if (!neediest) throw new Error('The site shows no project');
  return neediest;
}

/** Runs the staff's command for all open transactions, however recent, with further variables of the site. */
export async function reconcileNow(dataDir: string, environment: NodeJS.ProcessEnv = {}): Promise<void> {
  const command = ['run', '-s', 'payments', '--', 'reconcile'];
  const env = { ...process.env, ...environment, DATA_DIR: dataDir };
  await promisify(execFile)('npm', command, { cwd: root, env });
}

/** Compares the statuses of all donations with what the sandbox captured; `before` is the project before any of them. */
export async function compareWithCaptured(
  { url, dataDir }: Pick<RunningSite, 'url' | 'dataDir'>,
  begun: ReadonlySet<string>,
  { _id, fundsReceived }: BenchProject,
): Promise<DonationComparison> {
  const orders = await readJournal(join(dataDir, 'sandbox/orders.jsonl'), OrderLine);
  const payments = await readJournal(join(dataDir, 'sandbox/payments.jsonl'), PaymentLine);
  const capturedOf = (orderId: string) =>
    payments.filter(({ order_id, captured }) => order_id === orderId && captured).length;
  const captured = new Map<string, { amount: number; times: number }>();
  for (const { id, receipt, amount } of orders) {
    const times = capturedOf(id);
    if (receipt !== null && times > 0) captured.set(receipt, { amount, times });
  }
  const successes = new Set<string>();
  for (const tran_id of new Set([...begun, ...captured.keys()])) {
    const { status } = Status.parse(await post(url, '/payments/status', { tran_id }));
    if (status === 'SUCCESS') successes.add(tran_id);
  }
  const after = Project.parse(await post(url, '/api/project/get-project-by-id', { _id }));
  const all = [...captured.values()];
  return {
    captured: captured.size,
    paidTwice: all.filter(({ times }) => times > 1).length,
    unknown: [...captured.keys()].filter((tranId) => !successes.has(tranId)),
    unpaid: [...successes].filter((tranId) => !captured.has(tranId)),
    expectedPaise: all.reduce((sum, { amount }) => sum + amount, 0),
    creditedPaise: Math.round((after.fundsReceived - fundsReceived) * 100),
  };
}

/** The last line of each record of an append-only file. A line may be incomplete where its writer was killed. */
async function readJournal<T extends { id: string }>(file: string, line: z.ZodMiniType<T>): Promise<T[]> {
  const records = new Map<string, T>();
  for (const text of (await readFile(file, 'utf8')).split('\n')) {
    const json = parseJson(text);
    if (json.outcome === 'invalid') continue;
    const record = line.parse(json.value);
    records.set(record.id, record);
  }
  return [...records.values()];
}

async function post(url: string, path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status === 404) return { status: 'none' };
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.json();
}
