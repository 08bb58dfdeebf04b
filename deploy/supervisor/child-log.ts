import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { parseJson } from '@trust/shared/releases/read-file';

const LARGEST_BYTES = 10_000_000;
const ERROR_LEVEL = 50;

const LogLine = z.object({
  level: z.number(),
  msg: z.string(),
  err: z.optional(z.object({ message: z.string() })),
});

/** Where the lines of one child go: all of them to a file, errors to the console too. */
export type ChildLog = {
  path: string;
  write(line: string, from: 'stdout' | 'stderr'): void;
  /** The last error that was heard; '' when there was none. */
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
      if (size > LARGEST_BYTES) {
        renameSync(path, `${path}.1`);
        size = 0;
      }
      appendFileSync(path, `${line}\n`);
      size += Buffer.byteLength(line) + 1;
      const error = errorIn(line, from);
      // The same error again and again is told once; the file has them all.
      if (error === undefined || error === lastError) return;
      lastError = error;
      onError(error);
    },
    lastError: () => lastError,
  };
}

/** What a line says if it tells of an error: a log record of that level, or plain words on stderr. */
function errorIn(line: string, from: 'stdout' | 'stderr'): string | undefined {
  const json = parseJson(line);
  const record = json.ok ? LogLine.safeParse(json.value) : undefined;
  if (!record?.success) return from === 'stderr' && line.trim() !== '' ? line : undefined;
  const { level, msg, err } = record.data;
  if (level < ERROR_LEVEL) return undefined;
  return err && err.message !== msg ? `${msg}: ${err.message}` : msg;
}
