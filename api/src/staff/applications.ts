import { printHelp } from '@trust/shared/commands/command-line';
import { ConfigError, readImportConfig, readKeySettings } from '../config/config.ts';
import { withDatabase } from '../database/with-database.ts';
import { parseKeyCommand, runKeyCommand } from './application-keys.ts';

/** The staff's command for the keys of applications. It runs on the machine of the site, also while the site runs. */
process.exitCode = await run(process.argv.slice(2));

async function run(args: string[]): Promise<number> {
  const parsed = parseKeyCommand(args);
  if (parsed.outcome !== 'parsed') return printHelp(parsed);
  try {
    const { file } = readKeySettings(process.env);
    const { output, errors, code } = await runKeyCommand(parsed.command, file, (work) =>
      withDatabase(readImportConfig(process.env), work),
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
