import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { DocumentTask } from './document-worker.ts';

/** What came of it: `busy` when too many are waiting, or when it took longer than anybody waits. */
export type Made = { outcome: 'made'; pdf: Uint8Array } | { outcome: 'busy' };

export type DocumentMaker = {
  /**
   * Sets a template of `api/templates` as a PDF. Whatever `data` holds is text to the template, never markup. The
   * same data gives the same bytes. Throws when the template cannot be set.
   */
  make(template: string, data: object): Promise<Made>;
  close(): Promise<void>;
};

/** The file of the thread's work, and Node's options for it. */
export type DocumentWorker = { filename: string; execArgv?: string[] };

export type DocumentLimits = {
  /** How long one document may take with its wait, in ms; a thread that works longer is replaced. */
  withinMs: number;
  /** How many may wait for the thread. */
  waiting: number;
};

const LIMITS: DocumentLimits = { withinMs: 5_000, waiting: 50 };
/** Its thread goes after so long without work, with the memory that the typesetter holds: ms. */
const IDLE_MS = 60_000;

/** PDFs, set in a thread of their own that knows no secrets. The thread begins with the first document. */
export function documentMaker(
  { withinMs, waiting }: DocumentLimits = LIMITS,
  worker: DocumentWorker = workerFile(),
): DocumentMaker {
  const pool = new Piscina({
    ...worker,
    name: 'setDocument',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: waiting,
    idleTimeout: IDLE_MS,
    env: {},
  });
  pool.on('error', () => undefined);
  return {
    async make(template, data) {
      if (pool.queueSize >= waiting) return { outcome: 'busy' };
      const signal = AbortSignal.timeout(withinMs);
      const task: DocumentTask = { template, data: JSON.stringify(data) };
      try {
        const pdf: unknown = await pool.run(task, { signal });
        if (!(pdf instanceof Uint8Array)) throw new Error('The typesetter gave no document');
        return { outcome: 'made', pdf };
      } catch (error) {
        if (signal.aborted) return { outcome: 'busy' };
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}

/** The worker as it was built beside the server, else its source. */
function workerFile(): DocumentWorker {
  const built = join(import.meta.dirname, 'document-worker.mjs');
  if (existsSync(built)) return { filename: built };
  return { filename: join(import.meta.dirname, 'document-worker.ts'), execArgv: ['--import', 'tsx'] };
}
