import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod/mini';

const SOURCE = join(import.meta.dirname, '..');
const ProcessReady = z.object({
  ready: z.literal(true),
  url: z.optional(z.string()),
  port: z.optional(z.number()),
});
type ProcessReady = z.output<typeof ProcessReady>;

/** One of the api's processes, run from its source. */
export type StartedProcess = {
  process: ChildProcess;
  /** The message that it sends when ready; rejects, with its error output, when it ends before. */
  ready: Promise<ProcessReady>;
  /** Its exit code and all of its error output. */
  ended: Promise<{ code: number | null; errors: string }>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/** Starts `server.ts` or `database/embedded/embedded-database.ts` with exactly this environment. */
export function startProcess(entry: string, environment: Record<string, string>): StartedProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(SOURCE, entry)], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  const { stderr } = child;
  if (!stderr) throw new Error('Its errors cannot be read');
  stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  // Not 'close', which a process whose channel was cut never emits.
  const ended = Promise.all([once(child, 'exit'), once(stderr, 'close')]).then(() => ({
    code: child.exitCode,
    errors,
  }));
  const ready = Promise.race([
    once(child, 'message').then(([message]) => ProcessReady.parse(message)),
    ended.then(() => Promise.reject(new Error(`${entry} ended before it was ready: ${errors}`))),
  ]);
  ready.catch(() => undefined);
  return {
    process: child,
    ready,
    ended,
    async kill(signal) {
      child.kill(signal);
      await ended;
    },
  };
}
