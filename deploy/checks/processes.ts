import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** How long a child may take to end by itself once it is asked to, in ms. */
const PATIENCE = 15_000;

const running = new Set<ChildProcess>();

/** Starts a program as the head of a process group, so that it can be ended with all that it starts. */
export function startProgram(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Asks a program and all that it started to end, and insists after a while. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const ended = once(child, 'exit');
  signalGroup(child, 'SIGINT');
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), PATIENCE);
  await ended;
  clearTimeout(insist);
  // Its children were asked too; what outlives the head of the group is not waiting for anyone.
  signalGroup(child, 'SIGKILL');
}

/** Ends every program that is still running, and those that are started meanwhile. */
export async function endEveryProgram(): Promise<void> {
  while (running.size > 0) await Promise.all([...running].map(endProgram));
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group has ended between the question and the signal.
  }
}

export interface Finished {
  code: number;
  output: string;
}

interface RunOptions {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** After this many ms the program counts as hung and is ended. */
  limit: number;
}

/** Runs a program to its end, with nothing to read, and keeps all that it writes. */
export async function runProgram(
  command: string,
  args: string[],
  { cwd, env = {}, limit }: RunOptions,
): Promise<Finished> {
  const child = startProgram(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    void endProgram(child);
  }, limit);
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      chunks.push(Buffer.from(`${command} did not start: ${error.message}\n`));
      resolve(127);
    });
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  clearTimeout(timer);
  const ending = hung ? `\nEnded after ${Math.round(limit / 1000)} s without an end in sight.\n` : '';
  return { code: hung ? 1 : code, output: Buffer.concat(chunks).toString('utf8') + ending };
}
