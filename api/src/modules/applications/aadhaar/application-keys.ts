import { randomBytes, randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { parseJson } from '@trust/shared/files/read-file';
import * as z from 'zod/mini';
import { isError } from '../../../errors/is-error.ts';

const KEY_BYTES = 32;
const Key = z
  .base64()
  .check(z.refine((text) => Buffer.from(text, 'base64').length === KEY_BYTES, 'must be 32 bytes in base64'));

/**
 * The keys that Aadhaar numbers are encrypted with, by id; new numbers with the `active` one. `hashKey` is for what is
 * only compared. It is never changed, since hashes would no longer be found.
 */
const ApplicationKeys = z
  .strictObject({
    active: z.string(),
    keys: z.record(z.string().check(z.regex(/^[\w-]{1,64}$/)), Key),
    hashKey: Key,
  })
  .check(z.refine(({ active, keys }) => Object.hasOwn(keys, active), 'the active key is not in the list'));
export type ApplicationKeys = Readonly<z.infer<typeof ApplicationKeys>>;

const newKey = () => randomBytes(KEY_BYTES).toString('base64');

/** New keys; nothing that other keys encrypted can be read with them. */
export function createKeys(): ApplicationKeys {
  const active = randomUUID();
  return { active, keys: { [active]: newKey() }, hashKey: newKey() };
}

/** The same keys with a new active one. */
export function addKey(keys: ApplicationKeys): ApplicationKeys {
  const active = randomUUID();
  return { ...keys, active, keys: { ...keys.keys, [active]: newKey() } };
}

type ReadKeys = { outcome: 'read'; keys: ApplicationKeys } | { outcome: 'missing' | 'unreadable' };

/** The keys in a file. */
export function readKeys(file: string): ReadKeys {
  const text = readIfThere(file);
  if (text === undefined) return { outcome: 'missing' };
  const json = parseJson(text);
  if (json.outcome === 'invalid') return { outcome: 'unreadable' };
  const parsed = ApplicationKeys.safeParse(json.value);
  return parsed.success ? { outcome: 'read', keys: parsed.data } : { outcome: 'unreadable' };
}

/**
 * Writes a file that only its owner can read, whole or not at all. Returns whether it did: a file that is there stays
 * as it is.
 */
export function createKeyFile(file: string, keys: ApplicationKeys): boolean {
  const next = writeBeside(file, keys);
  try {
    linkSync(next, file);
    syncFolderOf(file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    unlinkSync(next);
  }
}

/** Replaces the file at once, so that no reader sees half of it and a crash leaves the old one. */
export function replaceKeyFile(file: string, keys: ApplicationKeys): void {
  renameSync(writeBeside(file, keys), file);
  syncFolderOf(file);
}

/** Puts the file's name on the disk: what is encrypted with a key must not outlive it. */
function syncFolderOf(file: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

function writeBeside(file: string, keys: ApplicationKeys): string {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${randomUUID()}`;
  writeFileSync(next, JSON.stringify(keys), { mode: 0o600, flag: 'wx', flush: true });
  return next;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return isError(error) ? Reflect.get(error, 'code') : undefined;
}
