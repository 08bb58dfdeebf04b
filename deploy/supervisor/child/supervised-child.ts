import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { ChildLog } from '../logs/child-log.ts';
import { NO_RESTARTS, countExit, restartDelay, type RestartPolicy } from './restart.rules.ts';

/** A child sends this message once it is ready. */
const ChildReadyMessage = z.object({ ready: z.literal(true), url: z.optional(z.string()) });
export type ChildReadyMessage = z.infer<typeof ChildReadyMessage>;

/** One child: its script, and the environment that the next start gets. */
export type ChildPlan = { name: string; script: string; environment: () => NodeJS.ProcessEnv };

/** The restart policy, and how long a child may take to become ready and to end, in ms. */
export type Timeouts = RestartPolicy & { readyMs: number; endMs: number };

export type ChildEvents = {
  onReady: (message: ChildReadyMessage) => void;
  /** It ended by itself and is started again after `delay` ms. */
  onUnexpectedExit: (reason: string, delay: number) => void;
  /** It failed to start too often in a row. */
  onGiveUp: (reason: string) => void;
};

/** A child that is started again when it ends by itself. */
export type SupervisedChild = {
  /** Sends SIGTERM, then SIGKILL after the timeout. It is not started again. */
  stop(): Promise<void>;
  /** Sends SIGKILL. It is not started again. */
  kill(): void;
};

/** Starts a child and restarts it until it is stopped. */
export function superviseChild(
  plan: ChildPlan,
  log: ChildLog,
  timeouts: Timeouts,
  events: ChildEvents,
): SupervisedChild {
  let child: ChildProcess | undefined;
  let counts = NO_RESTARTS;
  let stopping = false;
  let nextStart: NodeJS.Timeout | undefined;

  function start(): void {
    const startedAt = performance.now();
    let ready = false;
    const onEnd = (reason: string) => {
      child = undefined;
      if (stopping) return;
      counts = countExit(counts, ready, performance.now() - startedAt, timeouts);
      const delay = restartDelay(counts, timeouts);
      if (delay === undefined) return events.onGiveUp(reason);
      events.onUnexpectedExit(reason, delay);
      nextStart = setTimeout(start, delay);
    };
    const started = startChild(plan, log);
    if (!started) return onEnd(NOT_STARTED);
    child = started;
    const readyTimer = setTimeout(() => started.kill('SIGKILL'), timeouts.readyMs);
    started.on('message', (message) => {
      const parsed = ChildReadyMessage.safeParse(message);
      if (!parsed.success) return;
      ready = true;
      clearTimeout(readyTimer);
      events.onReady(parsed.data);
    });
    onceEnded(started, (reason) => {
      clearTimeout(readyTimer);
      onEnd(reason);
    });
  }

  start();
  return {
    async stop() {
      stopping = true;
      clearTimeout(nextStart);
      const running = child;
      if (!running) return;
      const killTimer = setTimeout(() => running.kill('SIGKILL'), timeouts.endMs);
      await new Promise<void>((resolve) => {
        onceEnded(running, () => resolve());
        running.kill('SIGTERM');
      });
      clearTimeout(killTimer);
    },
    kill() {
      stopping = true;
      clearTimeout(nextStart);
      child?.kill('SIGKILL');
    },
  };
}

const NOT_STARTED = 'it could not be started';

/** Undefined where the system has no room for another process now. */
function startChild(plan: ChildPlan, log: ChildLog): ChildProcess | undefined {
  const writeError = (error: unknown) => log.write(`${NOT_STARTED}: ${String(error)}`, 'stderr');
  try {
    return forkChild(plan, log).on('error', writeError);
  } catch (error) {
    writeError(error);
    return undefined;
  }
}

function forkChild(plan: ChildPlan, log: ChildLog): ChildProcess {
  const child = fork(plan.script, {
    env: plan.environment(),
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // In a group of its own: Ctrl-C must not reach the children, which are stopped in order.
    detached: true,
  });
  for (const from of ['stdout', 'stderr'] as const) {
    const stream: Readable | null = child[from];
    if (stream) createInterface({ input: stream }).on('line', (line) => log.write(line, from));
  }
  return child;
}

/** Calls back once, after a child has ended and its output was read, with the reason as text. */
function onceEnded(child: ChildProcess, then: (reason: string) => void): void {
  child.once('close', (code, signal) => then(signal ? `ended by ${signal}` : `exit code ${code}`));
}
