import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';

const BenchProcessReady = z.object({
  ready: z.literal(true),
  url: z.optional(z.string()),
  port: z.optional(z.number()),
});
type BenchProcessReady = z.output<typeof BenchProcessReady>;

/** A process that a bench has started. */
export type ReadyProcess = {
  pid: number;
  ready: BenchProcessReady;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/** Starts a Node process and waits for its ready message. Throws with its errors when it ends before. */
export async function startReadyProcess(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ReadyProcess> {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(child, 'close');
  return {
    ready: await waitUntilReady(child, ended),
    pid: child.pid ?? 0,
    kill: (signal) => (child.kill(signal), ended.then(() => undefined)),
  };
}

async function waitUntilReady(child: ChildProcess, ended: Promise<unknown>): Promise<BenchProcessReady> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const message = once(child, 'message').then(([received]: unknown[]) => received);
  const received = await Promise.race([message, ended.then(() => undefined)]);
  if (received === undefined) throw new Error(`A process ended before it was ready:\n${errors}`);
  return BenchProcessReady.parse(received);
}
