import { appendFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { dayOf, isTooOld, nameSegment, parseSegment, type LogSegment } from './log-segments.rules.ts';

/** How long and how much of a log is stored. */
export type LogLimits = {
  /** Segments of earlier days are removed after so many days. */
  days: number;
  /** A segment that is longer is closed and the next one begins, in bytes. */
  segmentBytes: number;
  /** The oldest segment is removed when there are more closed ones than this. */
  segments: number;
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
        await closeSegment(path, limits, now());
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
async function closeSegment(path: string, limits: LogLimits, now: Date): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return;
  const day = dayOf(found.mtime);
  if (day === dayOf(now) && found.size <= limits.segmentBytes) return;
  const segments = await findSegments(path);
  const number =
    Math.max(0, ...segments.filter((segment) => segment.day === day).map((segment) => segment.number)) + 1;
  const closed = { day, number };
  await rename(path, join(dirname(path), nameSegment(basename(path), closed)));
  const newestFirst = [...segments, closed].toSorted(
    (one, other) => other.day.localeCompare(one.day) || other.number - one.number,
  );
  for (const [index, segment] of newestFirst.entries()) {
    if (index < limits.segments && !isTooOld(segment, limits.days, now)) continue;
    await rm(join(dirname(path), nameSegment(basename(path), segment)), { force: true });
  }
}

async function findSegments(path: string): Promise<LogSegment[]> {
  const names = await readdir(dirname(path));
  return names.flatMap((name) => parseSegment(basename(path), name) ?? []);
}
