import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as z from 'zod/mini';

const Ready = z.object({ ready: z.literal(true), url: z.optional(z.string()), port: z.optional(z.number()) });
export type Ready = z.output<typeof Ready>;

/** A process that a bench has started, and may kill. */
export type ReadyProcess = { pid: number; ready: Ready; kill(signal: NodeJS.Signals): Promise<void> };

/** Starts a Node process and waits until it says that it is ready; throws what it said when it ended instead. */
export async function startReadyProcess(
  words: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ReadyProcess> {
  const child = spawn(process.execPath, words, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(child, 'close');
  return {
    ready: await readiness(child, ended),
    pid: child.pid ?? 0,
    kill: (signal) => (child.kill(signal), ended.then(() => undefined)),
  };
}

async function readiness(child: ChildProcess, ended: Promise<unknown>): Promise<Ready> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const message = once(child, 'message').then(([said]: unknown[]) => said);
  const said = await Promise.race([message, ended.then(() => undefined)]);
  if (said === undefined) throw new Error(`A process ended before it was ready:\n${errors}`);
  return Ready.parse(said);
}
