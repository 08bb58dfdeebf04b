import { parseRestore, runCommand, runRestore } from './command.ts';

/** The operator's command for a restore, on the machine of a site that does not run. */
process.exitCode = await runCommand(parseRestore(process.argv.slice(2)), runRestore);
