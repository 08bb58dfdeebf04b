import type { ModuleName } from '@trust/shared/contract/pages/release';
import { withTimeout } from '@trust/shared/http/timeout';
import { createRenderBreaker } from './render-breaker.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import { startRenderProcess } from './render-process.ts';
import type { RenderTask } from './render-task.ts';

/** Runs the releases' server bundles in processes without permissions. */
export interface Renderer {
  /** Rejects when the bundle fails or has failed too often, is slower than `budgetMs`, or the module's queue is full. */
  run(task: RenderTask, budgetMs: number): Promise<unknown>;
  close(): Promise<void>;
}

interface RendererOptions {
  /** The processes' program, as text. */
  readonly program: string;
  /** The most processes of one module. */
  readonly processes: number;
  /** Called when a process fails outside a rendering, and with the errors that a bundle prints. */
  onError(error: unknown): void;
  readonly killAfterMs?: number;
  now?(): number;
}

/** How long after its budget a rendering that hangs is ended with the module's processes, in ms. */
const KILL_AFTER_MS = 5_000;
/** Renderings of a module that wait for its processes. Beyond them pages go out to be rendered in the browser. */
const MOST_WAITING = 32;
/** Reads alone wait for a process only while fewer do: pages come first. */
const MOST_WAITING_TO_READ = MOST_WAITING / 2;

/**
 * Each module has processes of its own, so that one that hangs holds no other back. They have a bounded heap, an empty
 * environment and no permissions: a bundle sees neither secrets nor files nor the gateway's memory.
 */
export function createRenderer({
  program,
  processes,
  onError,
  killAfterMs = KILL_AFTER_MS,
  now = () => performance.now(),
}: RendererOptions): Renderer {
  const pools = new Map<ModuleName, RenderPool>();
  const breaker = createRenderBreaker(now);

  const poolOf = (module: ModuleName): RenderPool => {
    const existing = pools.get(module);
    if (existing) return existing;
    const report = limitReports(onError, now);
    const pool = createRenderPool(
      (events) => startRenderProcess(program, { ...events, onError: report }),
      processes,
    );
    pools.set(module, pool);
    return pool;
  };
  /** Ends a module's processes; the next rendering starts new ones. */
  const replacePool = (module: ModuleName, pool: RenderPool) => {
    if (pools.get(module) !== pool) return;
    pools.delete(module);
    void pool.end();
  };

  return {
    async run(task, budgetMs) {
      const { module, file, what } = task;
      // Parcels apart: other modules' pages ask for them, and one that asks for what is not there costs no page of this module.
      const counted = what === 'parcel' ? `${file} parcels` : file;
      if (breaker.isOpen(counted))
        throw new Error(`${module} failed too often; it is rendered in the browser.`);
      const pool = poolOf(module);
      // No failure of the release: the breaker does not count it.
      if (pool.waiting >= (what === 'read' ? MOST_WAITING_TO_READ : MOST_WAITING))
        throw new Error(`Too many renderings of ${module} are waiting.`);
      const work = pool.run(task);
      const kill = setTimeout(() => replacePool(module, pool), budgetMs + killAfterMs).unref();
      work.catch(() => undefined).finally(() => clearTimeout(kill));
      try {
        return await withTimeout(
          work,
          budgetMs,
          () => new Error(`Rendering took longer than ${budgetMs} ms.`),
        );
      } catch (error) {
        breaker.recordFailure(counted);
        throw error;
      }
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
    },
  };
}

/** At most ten reports a minute: a bundle can print without end. */
function limitReports(report: (error: unknown) => void, now: () => number): (error: unknown) => void {
  let since = -Infinity;
  let count = 0;
  return (error) => {
    if (now() - since > 60_000) {
      since = now();
      count = 0;
    }
    count += 1;
    if (count <= 10) report(error);
  };
}
