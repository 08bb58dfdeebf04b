import { parseArgs } from 'node:util';
import { ConfigError, readImportConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { reachEmbedded } from '../database/reach-embedded.ts';
import { mediaInFolder } from '../modules/media/index.ts';
import { tellFault } from './content-set.ts';
import { importContent, type ImportOutcome } from './import-content.ts';

const USAGE = 'Usage: npm run import -- <folder> [--dry-run]\n';

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
    const reached =
      config.databaseUrl === undefined
        ? await reachEmbedded(config.dataDir)
        : { url: config.databaseUrl, close: () => Promise.resolve() };
    const connection = openDatabase(reached.url, () => undefined);
    try {
      await migrate(connection.pool);
      const storage = mediaInFolder(config.dataDir);
      return tell(await importContent({ ...asked, database: connection.database, storage, now: new Date() }));
    } finally {
      await connection.close();
      await reached.close();
    }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The import cannot start with this environment:\n${error.message}\n`);
    return 1;
  }
}

function readArguments(): { folder: string; dryRun: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const [folder] = positionals;
    return folder === undefined || positionals.length > 1 ? undefined : { folder, dryRun: values['dry-run'] };
  } catch {
    return undefined;
  }
}

function tell(result: ImportOutcome): number {
  if (result.outcome === 'refused') {
    process.stderr.write(`Nothing was imported. To mend:\n${result.faults.map(tellFault).join('\n')}\n`);
    return 1;
  }
  for (const [kind, { added, changed, unchanged, archived }] of result.changes) {
    process.stdout.write(
      `${kind.padEnd(16)} ${String(added)} added, ${String(changed)} changed, ${String(unchanged)} unchanged, ${String(archived)} archived\n`,
    );
  }
  process.stdout.write(result.outcome === 'checked' ? 'Dry run: nothing was kept.\n' : 'Imported.\n');
  return 0;
}
