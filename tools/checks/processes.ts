import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

/** Time between SIGINT and SIGKILL, in ms. */
const END_TIMEOUT_MS = 15_000;

const running = new Set<ChildProcess>();

/** Starts a program as the head of a process group, so that it can be ended with all that it starts. */
export function startProgram(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true });
  running.add(child);
  child.once('exit', () => running.delete(child));
  child.once('error', () => running.delete(child));
  return child;
}

/** Ends a program and its children: SIGINT, then SIGKILL after the timeout. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const ended = once(child, 'exit');
  signalGroup(child, 'SIGINT');
  const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), END_TIMEOUT_MS);
  await ended;
  clearTimeout(killTimer);
  // The children got the SIGINT too; what outlives the head of the group is killed.
  signalGroup(child, 'SIGKILL');
}

/** Ends all running programs, also those that are started meanwhile. */
export async function endEveryProgram(): Promise<void> {
  while (running.size > 0) await Promise.all([...running].map(endProgram));
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // The group has ended meanwhile.
  }
}

export interface ProgramResult {
  code: number;
  output: string;
}

interface RunOptions {
  cwd: string;
  env?: Record<string, string | undefined>;
  /** After this time the program counts as hung and is ended. */
  timeoutMs: number;
}

/** The most characters that are stored of the beginning of an output, and of its end. */
const MAX_END_LENGTH = 500_000;

/** A program's output. Of a very long one the middle is dropped. */
export class Transcript {
  #beginning = '';
  #end = '';
  #dropped = 0;

  add(text: string): void {
    const room = MAX_END_LENGTH - this.#beginning.length;
    this.#beginning += text.slice(0, room);
    this.#end += text.slice(room);
    if (this.#end.length > 2 * MAX_END_LENGTH) this.#shorten();
  }

  toString(): string {
    this.#shorten();
    const gap = this.#dropped > 0 ? `\n… ${this.#dropped} characters left out …\n` : '';
    return this.#beginning + gap + this.#end;
  }

  #shorten(): void {
    const over = Math.max(0, this.#end.length - MAX_END_LENGTH);
    this.#dropped += over;
    this.#end = this.#end.slice(over);
  }
}

/** Runs a program to its end without input and returns its output. */
export async function runProgram(
  command: string,
  args: string[],
  { cwd, env = {}, timeoutMs }: RunOptions,
): Promise<ProgramResult> {
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
  }, timeoutMs);
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      written.add(`${command} did not start: ${error.message}\n`);
      resolve(127);
    });
    child.once('close', (exit) => resolve(exit ?? 1));
  });
  clearTimeout(timer);
  const ending = hung ? `\nEnded after ${Math.round(timeoutMs / 1000)} s without an end in sight.\n` : '';
  return { code: hung ? 1 : code, output: written.toString() + ending };
}
