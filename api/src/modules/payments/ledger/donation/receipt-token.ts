import { randomBytes } from 'node:crypto';

/** Creates a receipt token: 256 bits that nobody can guess. */
export function createReceiptToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What `createReceiptToken` makes; anything else opens nothing, and may be text that PostgreSQL does not take. */
export const RECEIPT_TOKEN = /^[\w-]{1,100}$/;
