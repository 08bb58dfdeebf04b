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

/** So many characters are kept of what a program wrote first, and so many of what it wrote last. */
const KEPT = 500_000;

/** What was written, without its middle when it is too long to be read by anybody. */
export class Transcript {
  #beginning = '';
  #end = '';
  #left = 0;

  add(text: string): void {
    const room = KEPT - this.#beginning.length;
    this.#beginning += text.slice(0, room);
    this.#end += text.slice(room);
    if (this.#end.length > 2 * KEPT) this.#shorten();
  }

  toString(): string {
    this.#shorten();
    const gap = this.#left > 0 ? `\n… ${this.#left} characters left out …\n` : '';
    return this.#beginning + gap + this.#end;
  }

  #shorten(): void {
    const over = Math.max(0, this.#end.length - KEPT);
    this.#left += over;
    this.#end = this.#end.slice(over);
  }
}

/** Runs a program to its end, with nothing to read, and keeps what it writes. */
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
  const written = new Transcript();
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => written.add(text));
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    void endProgram(child);
  }, limit);
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      written.add(`${command} did not start: ${error.message}\n`);
      resolve(127);
    });
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  clearTimeout(timer);
  const ending = hung ? `\nEnded after ${Math.round(limit / 1000)} s without an end in sight.\n` : '';
  return { code: hung ? 1 : code, output: written.toString() + ending };
}
