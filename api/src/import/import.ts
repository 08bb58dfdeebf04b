import { parseArgs } from 'node:util';
import { ConfigError, readImportConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { withDatabase } from '../database/reach-database.ts';
import { mediaInFolder } from '../modules/media/index.ts';
import { whoRunsThis } from '../who-runs-this.ts';
import { importContent, undoImport } from './import-content.ts';
import { listImports } from './imports.store.ts';
import { tellHistory, tellOutcome, type Told } from './tell.rules.ts';

const USAGE = `Usage: npm run import -- <folder> [--dry-run] [--by <name>]
       npm run import -- --undo [--dry-run] [--by <name>]
       npm run import -- --history
`;

type Asked = { what: 'history' } | { what: 'undo' | 'import'; folder: string; dryRun: boolean; by: string };

/** Loads a folder of content into the database that the environment names, or into the embedded one. */
process.exitCode = await run();

async function run(): Promise<number> {
  const asked = readArguments();
  if (!asked) {
    process.stderr.write(USAGE);
    return 2;
  }
  try {
    const config = readImportConfig(process.env);
    const { output, errors, code } = await withDatabase(config, (database) =>
      answer(asked, database, config.dataDir),
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

async function answer(asked: Asked, database: Database, dataDir: string): Promise<Told> {
  if (asked.what === 'history') return tellHistory(await listImports(database));
  const wanted = { ...asked, database, now: new Date() };
  if (asked.what === 'undo') return tellOutcome(await undoImport(wanted));
  return tellOutcome(await importContent({ ...wanted, storage: mediaInFolder(dataDir) }));
}

function readArguments(): Asked | undefined {
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
    const by = (values.by ?? whoRunsThis()).slice(0, 100);
    return { what: undo ? 'undo' : 'import', folder: positionals[0] ?? '', dryRun, by };
  } catch {
    return undefined;
  }
}
