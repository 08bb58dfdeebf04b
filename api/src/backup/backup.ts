import { parseBackup, runBackup, runCommand } from './command.ts';

/** The operator's command for a backup, on the machine of the site, also while the site runs. */
process.exitCode = await runCommand(parseBackup(process.argv.slice(2)), runBackup);
