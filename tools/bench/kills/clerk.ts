import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { dayInIndia } from '@trust/shared/contract/applications/day-in-india';
import { root } from '../../../deploy/releases/storage/storage-folder.ts';
import { COMPILED_PAYMENTS } from './compile-payments.ts';
import type { BenchGift } from './report-gifts.ts';

const ACKNOWLEDGED = /^(\S+) has line (\d+): /gm;
const IDLE_MS = 1_000;

/** A member of staff who imports the bank's statement and matches what is certain, again and again. */
export class Clerk {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #file: string;
  readonly #onMatched: (tranId: string) => void;
  #running: ChildProcess | undefined;

  constructor(
    environment: Readonly<Record<string, string>>,
    file: string,
    onMatched: (tranId: string) => void,
  ) {
    this.#environment = environment;
    this.#file = file;
    this.#onMatched = onMatched;
  }

  async workUntil(signal: AbortSignal, gifts: readonly BenchGift[]): Promise<void> {
    while (!signal.aborted) {
      await this.workOnce(gifts);
      await pause(IDLE_MS);
    }
  }

  /** Imports all credits that the bank has until now, most of them once more, and matches. */
  async workOnce(gifts: readonly BenchGift[]): Promise<void> {
    await writeFile(this.#file, formatStatement(gifts));
    await this.#run(['statement', 'import', this.#file]);
    const output = await this.#run(['reports', 'match', '--certain', '--yes']);
    for (const [, tranId = ''] of output.matchAll(ACKNOWLEDGED)) this.#onMatched(tranId);
  }

  /** Kills the command that runs, where one does. */
  kill(): void {
    this.#running?.kill('SIGKILL');
  }

  async #run(args: readonly string[]): Promise<string> {
    const child = spawn(process.execPath, [COMPILED_PAYMENTS, ...args], {
      cwd: root,
      env: { PATH: process.env.PATH, ...this.#environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#running = child;
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await once(child, 'close');
    this.#running = undefined;
    return output;
  }
}

function formatStatement(gifts: readonly BenchGift[]): string {
  const day = dayInIndia(new Date());
  const rows = gifts.map(({ utr, amount, isOnStatement }) =>
    [day, `UPI/CR/${utr}/BENCH`, '', ((isOnStatement ? amount : amount + 100) / 100).toFixed(2)].join(','),
  );
  return ['Txn Date,Narration,Debit,Credit', ...rows].join('\n');
}
