import { appendFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dayOf, isTooOld, namePart, parsePart, type LogPart } from './log-parts.rules.ts';

/** How long and how much of a log is stored. */
export type LogLimits = {
  /** Parts of earlier days are removed after so many days. */
  days: number;
  /** A part that is longer is closed and the next one begins, in bytes. */
  partBytes: number;
  /** The oldest part is removed when there are more closed ones than this. */
  parts: number;
};

/** Appends lines to a file in the background. A line that cannot be written is dropped and counted, never thrown. */
export type LogFile = {
  write(line: string): void;
  /** Resolves when everything was written or dropped. */
  flush(): Promise<void>;
};

/** Lines that wait to be written, in characters. */
const MAX_WAITING = 4_000_000;
/** So many are not kept waiting, in characters. */
const HASTE_SIZE = 1_000_000;
/** Between two writes, in ms: each costs as much as reading a hundred lines. */
const PAUSE_MS = 200;

/**
 * Opens a log. At the end of a day, and when it is too long, `<name>.log` becomes `<name>.<day>.<number>.log`. Once
 * writing works again after a failure, the file says how many lines are missing, and so does `onRecovered`.
 */
export function openLogFile(
  path: string,
  limits: LogLimits,
  now: () => Date,
  onRecovered: (dropped: number) => void,
): LogFile {
  let waiting: string[] = [];
  let waitingSize = 0;
  let dropped = 0;
  let writing: Promise<void> | undefined;
  let flushes = 0;
  let endPause = () => {};

  async function pauseUnlessFlushed(): Promise<void> {
    if (flushes > 0) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function writeWaiting(): Promise<void> {
    while (waiting.length > 0) {
      const lines = waiting;
      const missing = dropped;
      waiting = [];
      waitingSize = 0;
      try {
        await mkdir(dirname(path), { recursive: true });
        await closePart(path, limits, now());
        await appendFile(path, `${missing > 0 ? describeDropped(missing, now()) : ''}${lines.join('\n')}\n`);
        dropped -= missing;
        if (missing > 0) onRecovered(missing);
      } catch {
        dropped += lines.length;
      }
      await pauseUnlessFlushed();
    }
    writing = undefined;
  }

  return {
    write(line) {
      if (waitingSize > MAX_WAITING) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      waitingSize += line.length;
      if (waitingSize > HASTE_SIZE) endPause();
      writing ??= writeWaiting();
    },
    async flush() {
      flushes += 1;
      endPause();
      while (writing) await writing;
      flushes -= 1;
    },
  };
}

/** Begins with a line break: the write that failed may have left half a line. */
function describeDropped(count: number, at: Date): string {
  const record = { level: 40, time: at.getTime(), dropped: count, msg: 'log lines could not be written' };
  return `\n${JSON.stringify(record)}\n`;
}

/** Puts the file aside when its day is over or it is too long, and removes what is beyond the limits. */
async function closePart(path: string, limits: LogLimits, now: Date): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return;
  const day = dayOf(found.mtime);
  if (day === dayOf(now) && found.size <= limits.partBytes) return;
  const parts = await findParts(path);
  const number = Math.max(0, ...parts.filter((part) => part.day === day).map((part) => part.number)) + 1;
  const closed = { day, number };
  await rename(path, join(dirname(path), namePart(basename(path), closed)));
  const newestFirst = [...parts, closed].toSorted(
    (one, other) => other.day.localeCompare(one.day) || other.number - one.number,
  );
  for (const [index, part] of newestFirst.entries()) {
    if (index < limits.parts && !isTooOld(part, limits.days, now)) continue;
    await rm(join(dirname(path), namePart(basename(path), part)), { force: true });
  }
}

async function findParts(path: string): Promise<LogPart[]> {
  const names = await readdir(dirname(path));
  return names.flatMap((name) => parsePart(basename(path), name) ?? []);
}
