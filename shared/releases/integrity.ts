import { createHash } from 'node:crypto';

/** The subresource-integrity value (sha384) of some bytes. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
