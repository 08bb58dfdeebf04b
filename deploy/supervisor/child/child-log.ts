import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '@trust/shared/releases/read-file';

const MAX_BYTES = 10_000_000;
const ERROR_LEVEL = 50;

const LogLine = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.optional(z.object({ message: z.string() })),
});

/** Writes the lines of one child to a file, and errors to the console too. */
export type ChildLog = {
  path: string;
  write(line: string, from: 'stdout' | 'stderr'): void;
  /** The last error; '' when there was none. */
  lastError(): string;
};

/** Opens a child's log. When the file grows too large it becomes `<path>.1` and a new one begins. */
export function openChildLog(path: string, onError: (text: string) => void): ChildLog {
  mkdirSync(dirname(path), { recursive: true });
  let size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  let lastError = '';
  return {
    path,
    write(line, from) {
      if (size > MAX_BYTES) {
        renameSync(path, `${path}.1`);
        size = 0;
      }
      appendFileSync(path, `${line}\n`);
      size += Buffer.byteLength(line) + 1;
      const error = findError(line, from);
      // A repeated error goes to the console once; the file has all of them.
      if (error === undefined || error === lastError) return;
      lastError = error;
      onError(error);
    },
    lastError: () => lastError,
  };
}

/** The message of an error line: a log record of that level, or plain text on stderr. */
function findError(line: string, from: 'stdout' | 'stderr'): string | undefined {
  const json = parseJson(line);
  const record = json.ok ? LogLine.safeParse(json.value) : undefined;
  if (!record?.success) return from === 'stderr' && line.trim() !== '' ? line : undefined;
  const { level, msg, err } = record.data;
  if (level < ERROR_LEVEL) return undefined;
  return err && err.message !== msg ? `${msg}: ${err.message}` : msg;
}
