/** A random key for one request, by which the server knows a repeat of it: 128 bits in hexadecimal digits. */
export function createIdempotencyKey(): string {
  // `randomUUID` would need a secure context, and the site may be tried on a phone without one.
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
