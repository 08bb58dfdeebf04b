import { join } from 'node:path';
import { openLogFile, type LogLimits } from './log-file.ts';
import { createLineReader } from './log-lines.rules.ts';

const MEGABYTE = 1_000_000;
const ALL: LogLimits = { days: 14, segmentBytes: 20 * MEGABYTE, segments: 25 };
const LONG: LogLimits = { days: 180, segmentBytes: 10 * MEGABYTE, segments: 30 };

/** Writes the lines of one child to files, and errors to the console too. It never throws and never waits. */
export type ChildLog = {
  /** The file that has all lines. */
  path: string;
  write(line: string, from: 'stdout' | 'stderr'): void;
  /** The last error; '' when there was none. */
  lastError(): string;
  flush(): Promise<void>;
};

/**
 * Opens a child's log in a folder: `<name>.log` has everything; `<name>-errors.log` (warnings and errors) and
 * `<name>-payments.log` (requests to the payment routes) are kept apart and longer.
 */
export function openChildLog(
  folder: string,
  name: string,
  onError: (text: string) => void,
  now: () => Date = () => new Date(),
): ChildLog {
  const path = join(folder, `${name}.log`);
  const ignore = () => undefined;
  const onRecovered = (dropped: number) => onError(`${dropped} log lines could not be written`);
  const files = {
    all: openLogFile(path, ALL, now, onRecovered),
    errors: openLogFile(join(folder, `${name}-errors.log`), LONG, now, ignore),
    payments: openLogFile(join(folder, `${name}-payments.log`), LONG, now, ignore),
  };
  const readLine = createLineReader();
  let lastError = '';
  return {
    path,
    write(line, from) {
      const { error, isWarning, isPayment } = readLine(line, from);
      files.all.write(line);
      if (isWarning) files.errors.write(line);
      if (isPayment) files.payments.write(line);
      // A repeated error goes to the console once; the file has all of them.
      if (error === undefined || error === lastError) return;
      lastError = error;
      onError(error);
    },
    lastError: () => lastError,
    async flush() {
      await Promise.all(Object.values(files).map((file) => file.flush()));
    },
  };
}
