import type { ModuleName } from '@trust/shared/contract/pages/release';
import { withTimeout } from '@trust/shared/http/timeout';
import { Piscina } from 'piscina';
import { createRenderBreaker } from './render-breaker.ts';
import type { RenderTask } from './render-worker.ts';

/** Runs the releases' server bundles in worker threads. */
export interface Renderer {
  /** Rejects when the bundle fails or has failed too often, is slower than `budgetMs`, or the module's queue is full. */
  run(task: RenderTask, budgetMs: number): Promise<unknown>;
  close(): Promise<void>;
}

/** How long after its budget a rendering that hangs is ended with the module's threads, in ms. */
const KILL_AFTER_MS = 5_000;
/** Renderings of a module that wait for its threads. Beyond them pages go out to be rendered in the browser. */
const MOST_WAITING = 32;
/** Reads alone wait for a thread only while fewer do: pages come first. */
const MOST_WAITING_TO_READ = MOST_WAITING / 2;
/** How long a thread beyond a module's first one stays without work, in ms. */
const IDLE_MS = 30_000;

/**
 * Each module has threads of its own, so that one that hangs holds no other back. They have a bounded heap and an empty
 * environment: a bundle sees neither secrets nor the gateway's memory. A module has at most `threads`.
 * `onThreadError` is called when a thread fails outside a rendering.
 */
export function createRenderer(
  workerFile: string,
  threads: number,
  onThreadError: (error: unknown) => void,
  killAfterMs = KILL_AFTER_MS,
  now: () => number = () => performance.now(),
): Renderer {
  const pools = new Map<ModuleName, Piscina>();
  const breaker = createRenderBreaker(now);

  const poolOf = (module: ModuleName): Piscina => {
    const existing = pools.get(module);
    if (existing) return existing;
    const pool = new Piscina({
      filename: workerFile,
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 16,
      maxQueue: MOST_WAITING,
      // A thread that waits on atomics would miss that the api closes an idle connection.
      atomics: 'disabled',
      env: {},
      // The young generation bounded too: by default each thread comes to keep 48 MB of it.
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 12 },
    });
    pool.on('error', onThreadError);
    pools.set(module, pool);
    return pool;
  };
  /** Ends a module's threads; the next rendering starts new ones. */
  const replacePool = (module: ModuleName, pool: Piscina) => {
    if (pools.get(module) !== pool) return;
    pools.delete(module);
    pool.destroy().catch(onThreadError);
  };

  return {
    async run(task, budgetMs) {
      const { module, file, what } = task;
      if (breaker.isOpen(file)) throw new Error(`${module} failed too often; it is rendered in the browser.`);
      const pool = poolOf(module);
      // No failure of the release: the breaker does not count it.
      if (pool.queueSize >= (what === 'read' ? MOST_WAITING_TO_READ : MOST_WAITING))
        throw new Error(`Too many renderings of ${module} are waiting.`);
      // Without an abort signal: with one the pool would run a single task per thread.
      const work: Promise<unknown> = pool.run(task);
      const kill = setTimeout(() => replacePool(module, pool), budgetMs + killAfterMs).unref();
      work.catch(() => undefined).finally(() => clearTimeout(kill));
      try {
        return await withTimeout(
          work,
          budgetMs,
          () => new Error(`Rendering took longer than ${budgetMs} ms.`),
        );
      } catch (error) {
        breaker.recordFailure(file);
        throw error;
      }
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()));
    },
  };
}
