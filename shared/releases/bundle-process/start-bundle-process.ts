import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { parseJson } from '../../files/read-file.ts';
import { readLines } from './lines.ts';
import { FromProcess, type ToProcess } from './messages.ts';

/** A page with its data is smaller by far, in characters. */
const LONGEST_MESSAGE = 8_000_000;
/** More than this in ten seconds that no task asked for, and the process is ended. */
const MOST_UNASKED = 1_000;
const WINDOW_MS = 10_000;
/** The longest message but an answer, in characters. Answers are the only long ones. */
const LONGEST_UNASKED = 500_000;
const ANSWER = '{"kind":"answer"';
/** What waits for a process that does not read, in bytes. */
const MOST_UNREAD = 32_000_000;

const knows = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);

/** Of one name on every Node: no files, processes, threads, addons, inspector; where Node can say so, no network either. */
const FLAGS: readonly string[] = [
  knows('--permission') ? '--permission' : '--experimental-permission',
  // Opens files of its own, outside the permissions.
  ...(knows('--experimental-sqlite') ? ['--no-experimental-sqlite'] : []),
  '--no-warnings',
  '--max-old-space-size=256',
  // Three of these are the young generation.
  '--max-semi-space-size=4',
];

/** A process that runs bundles, and may read and change nothing outside itself. */
export interface BundleProcess {
  /** It is about to end: it was told to, or has done what ends it. */
  readonly isEnding: boolean;
  send(message: ToProcess): void;
  /** Ends it at once; settles when it has ended and `onEnd` was called, with this reason. */
  end(why?: string): Promise<void>;
}

interface BundleProcessEvents {
  /** Called with each message but what is not one, which ends the process. */
  onMessage(message: FromProcess): void;
  /** Called once, with the reason in words. */
  onEnd(reason: string): void;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts `program` in a process without permissions and environment, in a session of its own: signals to this one pass it by. */
export function startBundleProcess(
  program: string,
  { onMessage, onEnd }: BundleProcessEvents,
): BundleProcess {
  const child: ChildProcess = spawn(process.execPath, [...FLAGS, '-e', program], {
    env: {},
    cwd: '/',
    detached: true,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  running.add(child);
  let reason: string | undefined;
  const endFor = (why: string) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  const isFlood = countUnasked();
  const onLine = (line: string) => {
    if (reason !== undefined) return;
    // Before it is parsed, which takes seconds for what is made to be slow.
    if (line.length > LONGEST_UNASKED && !line.startsWith(ANSWER))
      return endFor('it sent a message that is too long');
    const json = parseJson(line);
    const message = json.outcome === 'parsed' ? FromProcess.safeParse(json.value) : undefined;
    if (!message?.success) endFor('it sent what is no message');
    else if (isFlood(message.data)) endFor('it sent too many messages');
    else onMessage(message.data);
  };
  if (child.stdout)
    readLines(child.stdout, LONGEST_MESSAGE, onLine, () => endFor('it sent a message that is too long'));
  // It has ended: what was written last reaches nobody.
  child.stdin?.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => child.pid === undefined && resolve(`it did not start: ${error.message}`));
    child.once('close', (code, signal) => resolve(`it ended its process with ${signal ?? `code ${code}`}`));
  }).then((how) => {
    running.delete(child);
    onEnd(reason ?? how);
  });
  endFirstWithoutMemory(child.pid);
  return {
    get isEnding() {
      return reason !== undefined;
    },
    send(message) {
      if (!child.stdin?.writable) return;
      if (child.stdin.writableLength > MOST_UNREAD) endFor('it does not read');
      else child.stdin.write(`${JSON.stringify(message)}\n`);
    },
    end(why = 'it was ended') {
      endFor(why);
      return ended;
    },
  };
}

/** When memory runs out the kernel ends this process first: no limit of Node's bounds what it keeps outside the heap. */
function endFirstWithoutMemory(pid: number | undefined): void {
  if (pid === undefined) return;
  // Only Linux has it.
  writeFile(`/proc/${String(pid)}/oom_score_adj`, '1000').catch(() => undefined);
}

/** Tells whether a process sends more than it was asked for. Answers are bounded by their tasks. */
function countUnasked(): (message: FromProcess) => boolean {
  let since = 0;
  let count = 0;
  return ({ kind }) => {
    if (kind === 'answer' || kind === 'thrown' || kind === 'missing') return false;
    const now = performance.now();
    if (now - since > WINDOW_MS) {
      since = now;
      count = 0;
    }
    count += 1;
    return count > MOST_UNASKED;
  };
}
