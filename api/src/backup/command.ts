import { resolve } from 'node:path';
import { Command } from '@commander-js/extra-typings';
import {
  fail,
  parseCommandLine,
  succeed,
  type CommandResult,
  type ParsedCommandLine,
} from '@trust/shared/commands/command-line';
import { countOf } from '@trust/shared/commands/count-of';
import { readBackupConfig, type BackupConfig } from '../config/config.ts';
import { isError } from '../errors/is-error.ts';
import { runCommandLine } from '../command-line/run-command-line.ts';
import { BackupError, isFullDisk } from './failures.rules.ts';
import { hasKeys, restoreBackup } from './restore-backup.ts';
import type { Manifest } from './manifest.ts';
import { writeBackup } from './write-backup.ts';

type BackupCommand = { folder: string; withKeys: boolean };
type RestoreCommand = { folder: string; replace: boolean };

export function parseBackup(args: readonly string[]): ParsedCommandLine<BackupCommand> {
  return parseCommandLine(args, (onCommand) =>
    new Command('npm run backup --')
      .description(
        'Copies the rows, files, releases and keys of a site, which may run meanwhile. deploy/README.md.',
      )
      .argument('<folder>', 'a new folder')
      .option(
        '--without-keys',
        'leaves out the keys of applications, without which Aadhaar numbers cannot be read',
      )
      .action((folder, { withoutKeys }) => onCommand({ folder, withKeys: withoutKeys !== true })),
  );
}

export function parseRestore(args: readonly string[]): ParsedCommandLine<RestoreCommand> {
  return parseCommandLine(args, (onCommand) =>
    new Command('npm run restore --')
      .description(
        'Restores a backup into an empty data folder and database. The site must not run. deploy/README.md.',
      )
      .argument('<folder>', 'of the backup')
      .option('--replace', 'moves folders that are there aside, and drops the rows of the database', false)
      .action((folder, { replace }) => onCommand({ folder, replace })),
  );
}

export async function runBackup(
  { folder, withKeys }: BackupCommand,
  config: BackupConfig,
): Promise<CommandResult> {
  const target = resolve(folder);
  const manifest = await writeBackup(config, target, { withKeys, now: new Date() });
  const secrecy = hasKeys(manifest)
    ? 'It holds personal data AND the keys of Aadhaar numbers: whoever reads it can read them. --without-keys leaves them out.\n'
    : 'It holds personal data, and not the keys of Aadhaar numbers: store those apart.\n';
  return succeed(`${describe(manifest)}The backup is complete: ${target}\n${secrecy}`);
}

export async function runRestore(
  { folder, replace }: RestoreCommand,
  config: BackupConfig,
): Promise<CommandResult> {
  const manifest = await restoreBackup(config, resolve(folder), { replace, now: new Date() });
  const keys = hasKeys(manifest)
    ? ''
    : `The backup has no keys: put the file of keys at ${config.keysFile} first.\n`;
  return succeed(
    `${describe(manifest)}Restored as of ${manifest.madeAt}; rows, files and sums are those of the backup.\n${keys}` +
      'Now start the site: npm start. Mail that was sent since then may go out again, and open payments are checked ' +
      'with their provider: npm run payments -- reconcile does it at once.\n',
  );
}

/** Runs one of the two commands; returns the exit code. */
export function runCommand<Parsed>(
  parsed: ParsedCommandLine<Parsed>,
  run: (command: Parsed, config: BackupConfig) => Promise<CommandResult>,
): Promise<number> {
  return runCommandLine(parsed, async (command) => {
    // All that is written here is its owner's alone.
    process.umask(0o077);
    const config = readBackupConfig(process.env);
    return run(command, config).catch((error: unknown) => fail(explain(error)));
  });
}

function explain(error: unknown): string {
  if (isFullDisk(error))
    return 'The disk is full. Nothing is complete: make room, and run the command again.';
  if (error instanceof BackupError) return error.message;
  // The message alone: details of a database's error may name people.
  return `It failed: ${isError(error) ? error.message : 'for an unknown reason'}`;
}

function describe({ tables, files, payments }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000;
  const rupees = (paise: number) => (paise / 100).toFixed(2);
  return (
    `${countOf(rows, 'row')} of ${countOf(tables.length, 'table')}, ${countOf(files.length, 'file')} (${megabytes.toFixed(1)} MB)\n` +
    `${countOf(payments.donations, 'donation')}: ${rupees(payments.captured)} rupees captured, ${rupees(payments.refunded)} refunded\n`
  );
}
