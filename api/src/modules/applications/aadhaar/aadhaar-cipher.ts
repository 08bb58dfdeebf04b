import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { ApplicationKeys } from './application-keys.ts';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** An encrypted number and the id of its key. */
export type EncryptedAadhaar = { aadhaarEncrypted: string; aadhaarKeyId: string };

/** Encrypts an Aadhaar number for one application: in another one's row it cannot be decrypted. */
export function encryptAadhaar(
  { active, keys }: ApplicationKeys,
  applicationId: string,
  digits: string,
): EncryptedAadhaar {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(keys, active), iv).setAAD(Buffer.from(applicationId));
  const encrypted = Buffer.concat([cipher.update(digits, 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  return { aadhaarEncrypted: bytes.toString('base64'), aadhaarKeyId: active };
}

/** The 12 digits. Throws when the key is missing, or when the row is not the one that was encrypted. */
export function decryptAadhaar(
  { keys }: ApplicationKeys,
  applicationId: string,
  { aadhaarEncrypted, aadhaarKeyId }: EncryptedAadhaar,
): string {
  const bytes = Buffer.from(aadhaarEncrypted, 'base64');
  const key = keyOf(keys, aadhaarKeyId);
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(applicationId))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const digits = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
  return Buffer.concat([digits, decipher.final()]).toString('utf8');
}

/** A hash by which values are compared without being stored; nobody without the key can try all of them. */
export function hashWithKey(
  { hashKey }: ApplicationKeys,
  purpose: 'aadhaar' | 'contact' | 'request',
  value: string,
): string {
  return createHmac('sha256', Buffer.from(hashKey, 'base64')).update(`${purpose}\n${value}`).digest('hex');
}

function keyOf(keys: ApplicationKeys['keys'], id: string): Buffer {
  const key = keys[id];
  if (key === undefined) throw new Error(`The key ${id} of applications is missing`);
  return Buffer.from(key, 'base64');
}
