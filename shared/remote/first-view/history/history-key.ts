/** What `keyOf` returns for an entry without a key. React Router uses the same string. */
export const NO_KEY = 'default';

/** The key that routers write into a history entry's state; it identifies the entry. */
export function keyOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : NO_KEY;
}

/** Returns a random key for a new history entry. */
export function newKey(): string {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);
}
