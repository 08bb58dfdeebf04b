import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseJson } from '@trust/shared/files/read-file';
import * as z from 'zod/mini';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { postJson } from './post.ts';
import type { RunningSite } from './running-site.ts';

const Project = z.object({ _id: z.string(), estimatedCost: z.number(), fundsReceived: z.number() });
export type BenchProject = z.output<typeof Project>;
const Record = z.object({ id: z.string() });
const OrderLine = z.extend(Record, { receipt: z.nullable(z.string()), amount: z.int() });
const PaymentLine = z.extend(Record, { order_id: z.string(), captured: z.boolean() });
const Status = z.object({ status: z.string() });

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
  const answer = await postJson(`${url}${path}`, body);
  if (answer.status === 404) return { status: 'none' };
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.json();
}
