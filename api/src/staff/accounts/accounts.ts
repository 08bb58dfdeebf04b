import { printHelp } from '@trust/shared/commands/command-line';
import { ConfigError, readImportConfig } from '../../config/config.ts';
import { withDatabase } from '../../database/with-database.ts';
import { parseAccountsCommand } from './arguments.ts';
import { runAccountsCommand } from './run.ts';

/** The staff's command for accounts. It runs on the machine of the site, also while the site runs. */
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const parsed = parseAccountsCommand(args);
  if (parsed.outcome !== 'parsed') return printHelp(parsed);
  try {
    const { output, errors, code } = await withDatabase(readImportConfig(process.env), (database) =>
      runAccountsCommand(parsed.command, database),
    );
    process.stdout.write(output);
    process.stderr.write(errors);
    return code;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`This cannot be done with this environment:\n${error.message}\n`);
    return 1;
  }
}
