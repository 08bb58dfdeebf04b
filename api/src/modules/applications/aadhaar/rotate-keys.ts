import type { Database } from '../../../database/database.ts';
import { decryptAadhaar, encryptAadhaar } from './aadhaar-cipher.ts';
import type { ApplicationKeys } from './application-keys.ts';
import { listUsedKeyIds, listWithOtherKey, replaceEncrypted } from '../applications.store.ts';

const BATCH = 200;

/** Encrypts every number anew that is not encrypted with the active key; returns how many. Safe to repeat. */
export async function encryptAnew(database: Database, keys: ApplicationKeys): Promise<number> {
  let count = 0;
  for (;;) {
    const rows = await listWithOtherKey(database, keys.active, BATCH);
    if (rows.length === 0) return count;
    for (const { id, ...before } of rows) {
      const digits = decryptAadhaar(keys, id, before);
      await replaceEncrypted(database, id, before, encryptAadhaar(keys, id, digits));
    }
    count += rows.length;
  }
}

/** The keys that stored numbers need and that are not there: without them these cannot be read. */
export async function listMissingKeys(database: Database, keys: ApplicationKeys): Promise<string[]> {
  const used = await listUsedKeyIds(database);
  return used.filter((id) => !Object.hasOwn(keys.keys, id));
}
