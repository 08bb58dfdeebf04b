import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { limitConcurrency, TooBusyError } from '../../../work/limit-concurrency.ts';
import { PictureAnswer } from './picture-messages.ts';

/** `refused`: no picture, too many pixels, or what broke the decoder. `busy`: too many wait. */
type EncodeOutcome = { outcome: 'encoded'; jpeg: Uint8Array } | { outcome: 'refused' | 'busy' };

export type PictureEncoder = {
  /** A JPEG of at most 500,000 bytes of what somebody sent. */
  encode(content: Uint8Array): Promise<EncodeOutcome>;
  close(): void;
};

/** The file of the process and its Node options. */
export type PictureProgram = { file: string; execArgv: string[] };

export type EncoderLimits = {
  /** The most time for one picture, in ms; a process that takes longer is ended. */
  timeoutMs: number;
  maxWaiting: number;
};

const LIMITS: EncoderLimits = { timeoutMs: 10_000, maxWaiting: 50 };
/** An idle process ends after this time, in ms. */
const IDLE_MS = 60_000;

/**
 * Decodes pictures one at a time in a process without secrets in its environment. What ends the process, or keeps it
 * busy, ends nothing else; the next picture gets a new one.
 */
export function createPictureEncoder(
  { timeoutMs, maxWaiting }: EncoderLimits = LIMITS,
  program: PictureProgram = findProgram(),
): PictureEncoder {
  const limit = limitConcurrency(1, maxWaiting);
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = () => {
    clearTimeout(idle);
    child?.kill('SIGKILL');
    child = undefined;
  };
  const start = () => {
    const started = fork(program.file, [], {
      execArgv: program.execArgv,
      cwd: import.meta.dirname,
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // An error is followed by the exit or by the end of the time.
    started.on('error', () => undefined);
    started.unref();
    started.channel?.unref();
    return started;
  };
  const run = async (content: Uint8Array): Promise<EncodeOutcome> => {
    clearTimeout(idle);
    if (child?.connected !== true) child = start();
    const answer = await ask(child, content, timeoutMs);
    if (answer === 'no-answer') end();
    else idle = setTimeout(end, IDLE_MS).unref();
    return answer === 'no-answer' ? { outcome: 'refused' } : answer;
  };
  return {
    async encode(content) {
      try {
        return await limit(() => run(content));
      } catch (error) {
        if (error instanceof TooBusyError) return { outcome: 'busy' };
        throw error;
      }
    },
    close: end,
  };
}

function ask(
  child: ChildProcess,
  content: Uint8Array,
  timeoutMs: number,
): Promise<EncodeOutcome | 'no-answer'> {
  return new Promise((resolve) => {
    const finish = (outcome: EncodeOutcome | 'no-answer') => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      resolve(outcome);
    };
    const onExit = () => finish('no-answer');
    const onMessage = (message: unknown) => {
      finish(PictureAnswer.safeParse(message).data ?? 'no-answer');
    };
    const timer = setTimeout(onExit, timeoutMs);
    child.on('message', onMessage).on('exit', onExit);
    child.send({ content }, (error) => {
      if (error) onExit();
    });
  });
}

/** The built program beside the server, else its source. */
function findProgram(): PictureProgram {
  const built = join(import.meta.dirname, 'picture-process.mjs');
  if (existsSync(built)) return { file: built, execArgv: [] };
  return { file: join(import.meta.dirname, 'picture-process.ts'), execArgv: ['--import', 'tsx'] };
}
