import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { COMPILED } from './compile-processes.ts';

const ProcessReady = z.object({
  ready: z.literal(true),
  url: z.optional(z.string()),
  port: z.optional(z.number()),
});
type ProcessReady = z.output<typeof ProcessReady>;

/**
 * V8 without its optimising compiler for WebAssembly: for the short time that a test needs the embedded engine, that
 * costs more than it saves.
 */
const QUICK_TO_START = '--liftoff-only';

const REPOSITORY = join(import.meta.dirname, '../../..');

type Environment = Record<string, string>;

/** One of the api's processes. */
export type StartedProcess = {
  process: ChildProcess;
  /** The message that it sends when ready; rejects, with its error output, when it ends before. */
  ready: Promise<ProcessReady>;
  /** Its exit code and all of its error output. */
  ended: Promise<{ code: number | null; errors: string }>;
  kill(signal: NodeJS.Signals): Promise<void>;
};

/** Starts one of the processes of `compile-processes.ts` with exactly this environment, and with these flags of Node. */
export function startProcess(
  name: string,
  environment: Environment = {},
  flags: readonly string[] = [QUICK_TO_START],
): StartedProcess {
  const child = spawn(process.execPath, [...flags, findCompiled(name)], {
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
    ended.then(() => Promise.reject(new Error(`${name} ended before it was ready: ${errors}`))),
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

/** Runs one of the commands of `compile-processes.ts` until it ends, with exactly this environment. */
export function runProcess(
  name: string,
  args: string[],
  environment: Environment,
  typed = '',
): Promise<{ code: number | null; output: string; errors: string }> {
  return new Promise((resolve) => {
    const options = { cwd: REPOSITORY, env: { PATH: process.env.PATH, ...environment } };
    const child = execFile(
      process.execPath,
      [QUICK_TO_START, findCompiled(name), ...args],
      options,
      (_error, output, errors) => resolve({ code: child.exitCode, output, errors }),
    );
    child.stdin?.end(typed);
  });
}

function findCompiled(name: string): string {
  return join(COMPILED, `${name}.mjs`);
}
