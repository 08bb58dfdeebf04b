import { parseArgs } from 'node:util';
import { ConfigError, readImportConfig } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/with-database.ts';
import { openMediaFolder } from '../modules/media/index.ts';
import { readAccountName } from '../account-name.ts';
import { importContent, undoImport } from './import-content.ts';
import { listImports } from './store/imports.store.ts';
import { formatHistory, formatOutcome, type CommandResult } from './report.rules.ts';

const USAGE = `Usage: npm run import -- <folder> [--dry-run] [--by <name>]
       npm run import -- --undo [--dry-run] [--by <name>]
       npm run import -- --history
`;

type ImportCommand =
  { what: 'history' } | { what: 'undo' | 'import'; folder: string; dryRun: boolean; by: string };

/** Loads a folder of content into the database that the environment names, or into the embedded one. */
process.exitCode = await run();

async function run(): Promise<number> {
  const command = readArguments();
  if (!command) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    const config = readImportConfig(process.env);
    const { output, errors, code } = await withDatabase(config, (database) =>
      runCommand(command, database, config.dataDir),
    );
    process.stdout.write(output);
    process.stderr.write(errors);
    return code;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The import cannot start with this environment:\n${error.message}\n`);
    return 1;
  }
}

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

function readArguments(): ImportCommand | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        undo: { type: 'boolean', default: false },
        history: { type: 'boolean', default: false },
        by: { type: 'string' },
      },
    });
    const { 'dry-run': dryRun, undo, history } = values;
    if (positionals.length + Number(undo) + Number(history) !== 1) return undefined;
    if (history) return { what: 'history' };
    const by = (values.by ?? readAccountName()).slice(0, 100);
    return { what: undo ? 'undo' : 'import', folder: positionals[0] ?? '', dryRun, by };
  } catch {
    return undefined;
  }
}
