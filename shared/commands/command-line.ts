import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import * as z from 'zod/mini';

/** A CommanderError. Not by its class, since each workspace may have a copy of commander. */
const Exit = z.object({ name: z.literal('CommanderError'), exitCode: z.number() });

/** A parsed command, or what to print instead: the help, or what is wrong with the arguments. */
export type ParsedCommandLine<Parsed> =
  | { outcome: 'parsed'; command: Parsed }
  | { outcome: 'help'; text: string }
  | { outcome: 'wrong-use'; text: string };

/** What a command prints, and its exit code. */
export type CommandResult = { output: string; errors: string; code: number };

/** The result of a command that did what it was asked. */
export function succeed(output: string): CommandResult {
  return { output, errors: '', code: 0 };
}

/** The result of a command that did not, with the reason. */
export function fail(message: string): CommandResult {
  return { output: '', errors: `${message}\n`, code: 1 };
}

/** Prints the help, or what is wrong with the arguments; returns the exit code. */
export function printHelp({ outcome, text }: { outcome: 'help' | 'wrong-use'; text: string }): 0 | 2 {
  (outcome === 'help' ? process.stdout : process.stderr).write(text);
  return outcome === 'help' ? 0 : 2;
}

/** Parses arguments without printing and without ending the process. The program calls `onCommand` once. */
export function parseCommandLine<Parsed>(
  args: readonly string[],
  createProgram: (onCommand: (command: Parsed) => void) => CommandUnknownOpts,
): ParsedCommandLine<Parsed> {
  let command: Parsed | undefined;
  let text = '';
  const print = (written: string) => (text += written);
  const program = createProgram((parsed) => (command = parsed));
  for (const each of [program, ...listCommands(program)]) {
    each.exitOverride().showHelpAfterError().configureOutput({ writeOut: print, writeErr: print });
  }
  try {
    program.parse([...args], { from: 'user' });
  } catch (error) {
    const { data } = Exit.safeParse(error);
    if (!data) throw error;
    return { outcome: data.exitCode === 0 ? 'help' : 'wrong-use', text };
  }
  return command === undefined
    ? { outcome: 'help', text: program.helpInformation() }
    : { outcome: 'parsed', command };
}

/** A command's commands, and theirs. */
function listCommands({ commands }: CommandUnknownOpts): CommandUnknownOpts[] {
  return commands.flatMap((command) => [command, ...listCommands(command)]);
}
