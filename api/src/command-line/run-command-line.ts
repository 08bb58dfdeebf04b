import { printHelp, type CommandResult, type ParsedCommandLine } from '@trust/shared/commands/command-line';
import { ConfigError } from '../config/config.ts';

/**
 * Runs a parsed command and prints its result, or prints the help, or how the environment forbids it. Returns the exit code;
 * rejects with any other error of the command.
 */
export async function runCommandLine<Parsed>(
  parsed: ParsedCommandLine<Parsed>,
  run: (command: Parsed) => Promise<CommandResult>,
): Promise<number> {
  if (parsed.outcome !== 'parsed') return printHelp(parsed);
  try {
    const { output, errors, code } = await run(parsed.command);
    process.stdout.write(output);
    process.stderr.write(errors);
    return code;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`This cannot be done with this environment:\n${error.message}\n`);
    return 1;
  }
}
