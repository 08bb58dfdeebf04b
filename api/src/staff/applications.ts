import { printHelp, type CommandResult } from '@trust/shared/commands/command-line';
import { readTrustFile } from '@trust/shared/releases/trust-file';
import { readAccountName } from '../account-name.ts';
import { openApplicationKeys } from '../config/application-keys.ts';
import { ConfigError, readImportConfig, readKeySettings } from '../config/config.ts';
import { withDatabase } from '../database/with-database.ts';
import { createDocumentRenderer } from '../documents/document-renderer.ts';
import { createApplicationPrinter } from '../modules/applications/index.ts';
import { openUploads } from '../modules/uploads/index.ts';
import { runKeyCommand } from './application-keys.ts';
import { parseApplicationsCommand, type OfficeCommand } from './applications/arguments.ts';
import { runOfficeCommand } from './applications/run.ts';

/** The staff's command for applications. It runs on the machine of the site, also while the site runs. */
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const parsed = parseApplicationsCommand(args);
  if (parsed.outcome !== 'parsed') return printHelp(parsed);
  const { command } = parsed;
  try {
    const { output, errors, code } =
      command.kind === 'keys'
        ? await runKeyCommand(command.command, readKeySettings(process.env).file, (work) =>
            withDatabase(readImportConfig(process.env), work),
          )
        : await runWithSite(command);
    process.stdout.write(output);
    process.stderr.write(errors);
    return code;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`This cannot be done with this environment:\n${error.message}\n`);
    return 1;
  }
}

/** Runs a command of the office with the site's database, keys and uploads. */
async function runWithSite(command: OfficeCommand): Promise<CommandResult> {
  const config = readImportConfig(process.env);
  const readKeys = () => openApplicationKeys({ ...readKeySettings(process.env), mayCreate: false });
  const report = (error: unknown, what: string) => process.stderr.write(`${what}: ${String(error)}\n`);
  const now = () => new Date();
  return withDatabase(config, async (database) => {
    const documents = createDocumentRenderer(report);
    const uploads = openUploads({
      database,
      now,
      dataDir: config.dataDir,
      hashKey: '',
      freeDiskMegabytes: 0,
    });
    try {
      const print = createApplicationPrinter({
        uploads: uploads.claims,
        documents,
        trust: readTrustFile(process.env['TRUST_CONFIG'] ?? 'deploy/trust.json'),
        report,
      });
      return await runOfficeCommand(command, { database, now, by: readAccountName(), readKeys, print });
    } finally {
      await documents.close();
      uploads.encoder.close();
    }
  });
}
