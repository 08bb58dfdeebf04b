import { createHash } from 'node:crypto';

const ALGORITHM = 'sha256';

/** The subresource-integrity value of some bytes. A page carries dozens, so it uses the shortest accepted hash. */
export function integrityOf(bytes: Uint8Array | string): string {
  return hashWith(ALGORITHM, bytes);
}

/** Whether an integrity value, by any algorithm that browsers accept, belongs to these bytes. */
export function hasIntegrity(bytes: Uint8Array, value: string): boolean {
  const [, algorithm] = /^(sha256|sha384|sha512)-/.exec(value) ?? [];
  return algorithm !== undefined && hashWith(algorithm, bytes) === value;
}

function hashWith(algorithm: string, bytes: Uint8Array | string): string {
  return `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;
}
