import { Piscina } from 'piscina';
import type { RenderTask } from './render-worker.ts';

/** Runs the releases' server bundles away from the gateway's own thread. */
export interface Renderer {
  /** Answers what the bundle answers; throws when it fails, is slower than `budgetMs`, or the queue is full. */
  run(task: RenderTask, budgetMs: number): Promise<unknown>;
  close(): Promise<void>;
}

/** How long after its budget a piece of rendering that never ends takes its thread with it, in ms. */
const KILL_AFTER_MS = 5_000;

/** Threads with a bounded heap and an empty environment: a bundle sees neither secrets nor the gateway's memory. */
export function createRenderer(workerFile: string, threads: number): Renderer {
  const pool = new Piscina({
    filename: workerFile,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 16,
    maxQueue: 64,
    // Threads that wait on atomics do not hear when the api closes an idle connection.
    atomics: 'disabled',
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  pool.on('error', () => undefined);
  return {
    run(task, budgetMs) {
      const work: Promise<unknown> = pool.run(task, {
        signal: AbortSignal.timeout(budgetMs + KILL_AFTER_MS),
      });
      return within(budgetMs, work);
    },
    close: () => pool.destroy(),
  };
}

async function within(budgetMs: number, work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Rendering took longer than ${budgetMs} ms.`)), budgetMs);
  });
  try {
    return await Promise.race([work, tooSlow]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}
