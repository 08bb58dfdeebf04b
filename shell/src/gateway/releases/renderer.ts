import { withTimeout } from '@trust/shared/http/timeout';
import { Piscina } from 'piscina';
import type { RenderTask } from './render-worker.ts';

/** Runs the releases' server bundles in worker threads. */
export interface Renderer {
  /** Rejects when the bundle fails, is slower than `budgetMs`, or the queue is full. */
  run(task: RenderTask, budgetMs: number): Promise<unknown>;
  close(): Promise<void>;
}

/** How long after its budget a rendering that hangs is ended with its thread, in ms. */
const KILL_AFTER_MS = 5_000;

/**
 * Threads have a bounded heap and an empty environment: a bundle sees neither secrets nor the gateway's memory.
 * `onThreadError` is called when a thread fails outside a rendering.
 */
export function createRenderer(
  workerFile: string,
  threads: number,
  onThreadError: (error: unknown) => void,
): Renderer {
  const pool = new Piscina({
    filename: workerFile,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 16,
    maxQueue: 64,
    // A thread that waits on atomics would miss that the api closes an idle connection.
    atomics: 'disabled',
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  pool.on('error', onThreadError);
  return {
    run(task, budgetMs) {
      const work: Promise<unknown> = pool.run(task, {
        signal: AbortSignal.timeout(budgetMs + KILL_AFTER_MS),
      });
      return withTimeout(work, budgetMs, () => new Error(`Rendering took longer than ${budgetMs} ms.`));
    },
    close: () => pool.destroy(),
  };
}
