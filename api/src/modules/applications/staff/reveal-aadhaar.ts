import { decryptAadhaar } from '../aadhaar/aadhaar-cipher.ts';
import type { ApplicationKeys } from '../aadhaar/application-keys.ts';
import type { ApplicationRow } from '../applications.store.ts';

/** The 12 digits of an application. The caller records who asked for them, and why, before they are shown. */
export function revealAadhaar(keys: ApplicationKeys, row: ApplicationRow): string {
  return decryptAadhaar(keys, row.id, row);
}
