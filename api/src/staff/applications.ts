import type { CommandResult } from '@trust/shared/commands/command-line';
import { readAccountName } from '../command-line/account-name.ts';
import { readImportConfig, readKeySettings } from '../config/config.ts';
import { withDatabase } from '../database/with-database.ts';
import { runCommandLine } from '../command-line/run-command-line.ts';
import { parseApplicationsCommand, type ApplicationsCommand } from './applications/arguments.ts';
import { runOfficeCommand } from './applications/run.ts';

/** The staff's command for applications. It runs on the machine of the site, also while the site runs. */
process.exitCode = await runCommandLine(parseApplicationsCommand(process.argv.slice(2)), runCommand);

// What one command alone needs is imported with it: the others start in half the time.
async function runCommand(command: ApplicationsCommand): Promise<CommandResult> {
  const config = readImportConfig(process.env);
  if (command.kind === 'keys') {
    const { runKeyCommand } = await import('./application-keys.ts');
    return runKeyCommand(command.command, readKeySettings(process.env).file, (work) =>
      withDatabase(config, work),
    );
  }
  return withDatabase(config, (database) =>
    runOfficeCommand(command, {
      database,
      now: () => new Date(),
      by: readAccountName(),
      async readKeys() {
        const { openApplicationKeys } = await import('../modules/applications/index.ts');
        return openApplicationKeys({ ...readKeySettings(process.env), mayCreate: false });
      },
      async openPrinter() {
        const { openPrinter } = await import('./applications/open-printer.ts');
        return openPrinter(database, config.dataDir);
      },
    }),
  );
}
