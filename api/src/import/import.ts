import { Command, Option } from '@commander-js/extra-typings';
import { readImportConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/with-database.ts';
import { openMediaFolder } from '../modules/media/index.ts';
import { readAccountName } from '../command-line/account-name.ts';
import { runCommandLine } from '../command-line/run-command-line.ts';
import {
  parseCommandLine,
  type ParsedCommandLine,
  type CommandResult,
} from '@trust/shared/commands/command-line';
import { importContent, undoImport } from './import-content.ts';
import { listImports } from './store/imports.store.ts';
import { formatHistory, formatOutcome } from './report.rules.ts';

type ImportCommand =
  | { what: 'history' }
  | { what: 'undo' | 'import'; folder: string; dryRun: boolean; by: string };

/** Loads a folder of content into the database that the environment names, or into the embedded one. */
process.exitCode = await runCommandLine(parseImportCommand(process.argv.slice(2)), (command) => {
  const config = readImportConfig(process.env);
  return withDatabase(config, (database) => runCommand(command, database, config.dataDir));
});

async function runCommand(
  command: ImportCommand,
  database: Database,
  dataDir: string,
): Promise<CommandResult> {
  if (command.what === 'history') return formatHistory(await listImports(database));
  const request = { ...command, database, now: new Date() };
  if (command.what === 'undo') return formatOutcome(await undoImport(request));
  return formatOutcome(await importContent({ ...request, storage: openMediaFolder(dataDir) }));
}

function parseImportCommand(args: readonly string[]): ParsedCommandLine<ImportCommand> {
  return parseCommandLine(args, (onCommand) => {
    const program = new Command('npm run import --')
      .description('Loads a folder of content into the database. docs/import.md explains it.')
      .argument('[folder]')
      .option('--dry-run', 'says what would change', false)
      .addOption(new Option('--undo', 'takes the last import back').conflicts('history'))
      .addOption(new Option('--history', 'what was imported, when and by whom').conflicts('dryRun'))
      .option('--by <name>', 'who imports', readAccountName());
    return program.action((folder, { dryRun, undo = false, history = false, by }) => {
      if ((folder !== undefined) === (undo || history))
        return program.error('error: name a folder, or --undo or --history.');
      if (history) return onCommand({ what: 'history' });
      onCommand({ what: undo ? 'undo' : 'import', folder: folder ?? '', dryRun, by: by.slice(0, 100) });
    });
  });
}
