import { fail, succeed, type CommandResult } from '@trust/shared/commands/command-line';
import { countOf } from '@trust/shared/commands/count-of';
import type { KeyCommand } from './applications/arguments.ts';
import type { Database } from '../database/database.ts';
import {
  addKey,
  createKeyFile,
  createKeys,
  encryptAnew,
  readKeyFile,
  replaceKeyFile,
  type ApplicationKeys,
} from '../modules/applications/index.ts';

/** Does something with the site's database. */
type UseDatabase = <T>(work: (database: Database) => Promise<T>) => Promise<T>;

/** Carries out a command on the keys in a file. */
export async function runKeyCommand(
  command: KeyCommand,
  file: string,
  useDatabase: UseDatabase,
): Promise<CommandResult> {
  if (command === 'create-keys')
    return createKeyFile(file, createKeys())
      ? succeed(`The keys are in ${file}. Store a copy apart from the copies of the database.\n`)
      : fail(`${file} is there already and stays as it is.`);
  const keys = readKeyFile(file);
  if (!keys) return fail(`${file} does not exist.`);
  if (command === 'encrypt-anew') return succeed(`${await encryptAll(keys, useDatabase)}\n`);
  const rotated = addKey(keys);
  // Written before it is used: a number whose key is in no file would be lost.
  replaceKeyFile(file, rotated);
  const done = await encryptAll(rotated, useDatabase);
  return succeed(
    `${done} Store a new copy of ${file}, restart the site, and run encrypt-anew for what came in meanwhile.\n`,
  );
}

async function encryptAll(keys: ApplicationKeys, useDatabase: UseDatabase): Promise<string> {
  const count = await useDatabase((database) => encryptAnew(database, keys));
  return `${countOf(count, 'Aadhaar number was', 'Aadhaar numbers were')} encrypted with the newest key.`;
}
