import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { DocumentPictures, DocumentTask } from './document-worker.ts';
import { toPrintableText } from './printable-text.ts';

/** `busy`: too many are waiting, or it took too long. */
export type DocumentOutcome = { outcome: 'made'; pdf: Uint8Array } | { outcome: 'busy' };

export type DocumentRenderer = {
  /**
   * Renders a template of `api/templates` as a PDF. `data` is text to the template, never markup; what no font of the
   * papers has is made printable. The same data gives the same bytes. `pictures` are JPEGs by the file name under which the template finds them. Throws when the
   * template fails, also for a picture that is none.
   */
  render(template: string, data: object, pictures?: DocumentPictures): Promise<DocumentOutcome>;
  close(): Promise<void>;
};

/** The worker's file and Node options. */
export type DocumentWorker = { filename: string; execArgv?: string[] };

export type DocumentLimits = {
  /** The most time for one document with its wait, in ms; a thread that takes longer is replaced. */
  timeoutMs: number;
  maxWaiting: number;
};

const LIMITS: DocumentLimits = { timeoutMs: 5_000, maxWaiting: 50 };
/** An idle thread ends after this time, which frees the typesetter's memory. */
const IDLE_MS = 60_000;

/**
 * Renders PDFs in a thread without secrets in its environment. The thread starts with the first document. `report` gets
 * failures of the thread itself; those of a document are thrown.
 */
export function createDocumentRenderer(
  reportError: (error: unknown, what: string) => void,
  { timeoutMs, maxWaiting }: DocumentLimits = LIMITS,
  worker: DocumentWorker = findWorkerFile(),
): DocumentRenderer {
  const pool = new Piscina({
    ...worker,
    name: 'setDocument',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: maxWaiting,
    idleTimeout: IDLE_MS,
    // Else a busy thread blocks its event loop between documents, and the typesetter's memory is not freed.
    atomics: 'disabled',
    env: {},
  });
  pool.on('error', (error) => reportError(error, 'the thread that sets documents failed'));
  return {
    async render(template, data, pictures = {}) {
      if (pool.queueSize >= maxWaiting) return { outcome: 'busy' };
      const signal = AbortSignal.timeout(timeoutMs);
      const task: DocumentTask = { template, data: JSON.stringify(data, toPrintable), pictures };
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

function toPrintable(_: string, value: unknown): unknown {
  return typeof value === 'string' ? toPrintableText(value) : value;
}

/** The built worker beside the server, else its source. */
function findWorkerFile(): DocumentWorker {
  const built = join(import.meta.dirname, 'document-worker.mjs');
  if (existsSync(built)) return { filename: built };
  return { filename: join(import.meta.dirname, 'document-worker.ts'), execArgv: ['--import', 'tsx'] };
}
