import { readImportConfig } from '../../config/config.ts';
import { withDatabase } from '../../database/with-database.ts';
import { runCommandLine } from '../../command-line/run-command-line.ts';
import { parseAccountsCommand } from './arguments.ts';
import { runAccountsCommand } from './run.ts';

/** The staff's command for accounts. It runs on the machine of the site, also while the site runs. */
process.exitCode = await runCommandLine(parseAccountsCommand(process.argv.slice(2)), (command) =>
  withDatabase(readImportConfig(process.env), (database) => runAccountsCommand(command, database)),
);
