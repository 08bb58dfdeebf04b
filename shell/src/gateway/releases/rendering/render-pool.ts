import type { RenderProcess } from './render-process.ts';
import type { RenderTask } from './render-task.ts';

/** Renderings at once in one process. */
const MOST_AT_ONCE = 16;
/** How long a process beyond a module's first one stays without work, in ms. */
const IDLE_MS = 30_000;

/** The processes that render one module, and the tasks that wait for them. */
export interface RenderPool {
  readonly waiting: number;
  run(task: RenderTask): Promise<unknown>;
  /** Ends all of them at once; what they have and what waits is rejected. */
  end(): Promise<void>;
}

interface WaitingTask {
  readonly task: RenderTask;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

type StartProcess = (events: { onReady(): void; onEnd(reason: string): void }) => RenderProcess;

/** The first process is started at once, and further ones, `most` in all, while those there are have work. */
export function createRenderPool(startProcess: StartProcess, most: number): RenderPool {
  const processes = new Set<RenderProcess>();
  const idle = new Map<RenderProcess, NodeJS.Timeout>();
  let waiting: WaitingTask[] = [];
  let hasEnded = false;

  const start = () => {
    const started = startProcess({
      onReady: () => assign(),
      onEnd(reason) {
        processes.delete(started);
        stopIdling(started);
        if (hasEnded || processes.size > 0) return;
        // One that never came so far would not come the next time either: that one is started for a task only.
        if (started.isReady) return startAgain();
        rejectWaiting(reason);
      },
    });
    processes.add(started);
  };
  const startAgain = () => {
    try {
      start();
    } catch (error) {
      rejectWaiting(String(error));
    }
  };
  const rejectWaiting = (reason: string) => {
    const tasks = waiting;
    waiting = [];
    for (const { reject } of tasks) reject(new Error(`A process that renders did not start: ${reason}`));
  };
  const leastBusy = () =>
    [...processes].filter(({ takesTasks }) => takesTasks).toSorted((a, b) => a.load - b.load)[0];
  const assign = () => {
    for (;;) {
      const free = leastBusy();
      const [next] = waiting;
      if (!free || !next || free.load >= MOST_AT_ONCE) return;
      waiting.shift();
      next.resolve(runIn(free, next.task));
    }
  };
  const runIn = (chosen: RenderProcess, task: RenderTask) => {
    stopIdling(chosen);
    return chosen.run(task).finally(() => {
      assign();
      if (chosen.load === 0 && processes.size > 1 && processes.has(chosen)) idleFrom(chosen);
    });
  };
  const idleFrom = (chosen: RenderProcess) => {
    stopIdling(chosen);
    const endIdle = () => {
      if (processes.size > 1) void chosen.end();
    };
    idle.set(chosen, setTimeout(endIdle, IDLE_MS).unref());
  };
  const stopIdling = (chosen: RenderProcess) => {
    clearTimeout(idle.get(chosen));
    idle.delete(chosen);
  };

  start();
  return {
    get waiting() {
      return waiting.length;
    },
    run(task) {
      const isBusy = [...processes].every(({ isReady, load }) => isReady && load > 0);
      if (isBusy && processes.size < most) start();
      return new Promise((resolve, reject) => {
        waiting.push({ task, resolve, reject });
        assign();
      });
    },
    async end() {
      hasEnded = true;
      for (const { reject } of waiting) reject(new Error('The processes that render were ended.'));
      waiting = [];
      await Promise.all([...processes].map((one) => one.end()));
    },
  };
}
