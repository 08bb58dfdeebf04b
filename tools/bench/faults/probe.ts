import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import * as z from 'zod/mini';
import { postJson } from '../site/post.ts';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';

const WRITTEN = 201;
const Sequence = z.object({ tran_id: z.string() });
const prefix = readTrustFile(join(root, 'deploy/trust.json')).transactionPrefixes.donation;

/** Reads and writes of a site while something is wrong with it. */
export interface SiteProbe {
  /** Asks for a while and prints how often each status came; whether all reads were answered and writes as expected. */
  probe(when: string, milliseconds: number): Promise<boolean>;
  /** Begins donations until one is recorded, and prints how long that took. */
  waitUntilWritten(): Promise<void>;
  /** References of recorded donations. */
  readonly acknowledged: ReadonlySet<string>;
  /** How many of these the site does not know. */
  findUnknown(references: ReadonlySet<string>): Promise<number>;
}

/** Writes may be answered with 503. */
export function createProbe(url: string): SiteProbe {
  const acknowledged = new Set<string>();

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

  async function ask(path: string, body?: object): Promise<number> {
    const answer = body ? await post(path, body) : await fetch(`${url}${path}`).catch(() => undefined);
    await answer?.text();
    return answer?.status ?? 0;
  }

  function post(path: string, body: object): Promise<Response | undefined> {
    return postJson(`${url}${path}`, body, AbortSignal.timeout(20_000)).catch(() => undefined);
  }

  return {
    acknowledged,
    async probe(when, milliseconds) {
      const reads = new Map<number, number>();
      const writes = new Map<number, number>();
      const add = (counts: Map<number, number>, status: number) =>
        counts.set(status, (counts.get(status) ?? 0) + 1);
      for (const since = performance.now(); performance.now() - since < milliseconds; await pause(50)) {
        add(reads, await ask(`/?probe=${performance.now()}`));
        add(reads, await ask('/api/project/get-project-list', {}));
        add(writes, await write());
      }
      console.log(`${when}: reads ${format(reads)}; writes ${format(writes)}`);
      return [...reads.keys()].every((status) => status === 200) && [...writes.keys()].every(isExpected);
    },
    async waitUntilWritten() {
      const since = performance.now();
      while ((await write()) !== WRITTEN) await pause(50);
      console.log(`writes were answered again after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    },
    async findUnknown(references) {
      let unknown = 0;
      for (const tran_id of references) if (!(await post('/payments/status', { tran_id }))?.ok) unknown += 1;
      return unknown;
    },
  };
}

function isExpected(status: number): boolean {
  return status === WRITTEN || status === 503;
}

function format(counts: Map<number, number>): string {
  return [...counts].map(([status, count]) => `${count} × ${status || 'no answer'}`).join(', ');
}
