import type { BundleError, FromProcess, ToProcess } from '../messages.ts';
import { readLines } from '../lines.ts';

// Taken before a bundle runs, which is shown another process.
const { stdin, stdout } = process;
const { exit } = process;
const { stringify } = JSON;
const parse: (line: string) => ToProcess = JSON.parse;

/** A channel of our own, not Node's: of that one a message can end the process that reads it. */
export function send(message: FromProcess, sent?: () => void): void {
  stdout.write(`${stringify(message)}\n`, sent);
}

/** Calls `onMessage` with what the gateway says. Its end is the process's. */
export function listen(onMessage: (message: ToProcess) => void): void {
  readLines(
    stdin,
    Infinity,
    (line) => {
      onMessage(parse(line));
    },
    () => undefined,
  );
  stdin.on('close', () => exit(0));
}

/** The error in as many characters as are read of it. */
export function describeError(error: unknown): BundleError {
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  return {
    name: String(name).slice(0, 200),
    message: String(message).slice(0, 2_000),
    stack: String(stack).slice(0, 8_000),
  };
}
