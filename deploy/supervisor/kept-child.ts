import { fork, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import type { ChildLog } from './child-log.ts';
import { NO_DEATHS, oneMoreDeath, restartDelay, type RestartPolicy } from './restart.rules.ts';

/** What a child sends when it can do its work. */
const ReadyMessage = z.object({ ready: z.literal(true), url: z.optional(z.string()) });
export type ReadyMessage = z.infer<typeof ReadyMessage>;

/** One child: its script, and the environment that the next start gets. */
export type ChildPlan = { name: string; script: string; environment: () => NodeJS.ProcessEnv };

/** Patience with children, in ms. */
export type Patience = RestartPolicy & { readyWithin: number; endWithin: number };

/** What the supervisor hears about a child. */
export type ChildEvents = {
  onReady: (message: ReadyMessage) => void;
  /** It ended by itself; `delay` ms from now it is started again. */
  onDeath: (how: string, delay: number) => void;
  /** It never got ready, start after start. */
  onGiveUp: (how: string) => void;
};

/** A child that is started again when it ends by itself. */
export type KeptChild = {
  /** Asks it to end, and insists after a while. It is not started again. */
  stop(): Promise<void>;
  /** Ends it at once. */
  kill(): void;
};

/** Starts a child and keeps it running until it is stopped. */
export function keepChild(
  plan: ChildPlan,
  log: ChildLog,
  patience: Patience,
  events: ChildEvents,
): KeptChild {
  let child: ChildProcess | undefined;
  let deaths = NO_DEATHS;
  let stopping = false;
  let nextStart: NodeJS.Timeout | undefined;

  function start(): void {
    const startedAt = Date.now();
    let ready = false;
    const started = startChild(plan, log);
    child = started;
    const tooLate = setTimeout(() => started.kill('SIGKILL'), patience.readyWithin);
    started.on('message', (message) => {
      const parsed = ReadyMessage.safeParse(message);
      if (!parsed.success) return;
      ready = true;
      clearTimeout(tooLate);
      events.onReady(parsed.data);
    });
    whenEnded(started, (how) => {
      child = undefined;
      clearTimeout(tooLate);
      if (stopping) return;
      deaths = oneMoreDeath(deaths, ready, Date.now() - startedAt, patience);
      const delay = restartDelay(deaths, patience);
      if (delay === undefined) return events.onGiveUp(how);
      events.onDeath(how, delay);
      nextStart = setTimeout(start, delay);
    });
  }

  start();
  return {
    async stop() {
      stopping = true;
      clearTimeout(nextStart);
      const running = child;
      if (!running) return;
      const insist = setTimeout(() => running.kill('SIGKILL'), patience.endWithin);
      await new Promise<void>((resolve) => {
        whenEnded(running, () => resolve());
        running.kill('SIGTERM');
      });
      clearTimeout(insist);
    },
    kill() {
      stopping = true;
      clearTimeout(nextStart);
      child?.kill('SIGKILL');
    },
  };
}

function startChild(plan: ChildPlan, log: ChildLog): ChildProcess {
  const child = fork(plan.script, {
    env: plan.environment(),
    execArgv: ['--enable-source-maps'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C in a terminal reaches a whole process group: the children are asked by us, in order.
    detached: true,
  });
  for (const from of ['stdout', 'stderr'] as const) {
    const stream: Readable | null = child[from];
    if (stream) createInterface({ input: stream }).on('line', (line) => log.write(line, from));
  }
  return child;
}

/** Calls back once, when a child is gone and all that it wrote was read, with how it ended in words. */
function whenEnded(child: ChildProcess, then: (how: string) => void): void {
  child.once('close', (code, signal) => then(signal ? `ended by ${signal}` : `exit code ${code}`));
}
