/** What `keyOf` answers for an entry without a key; React Router's word for it. */
export const NO_KEY = 'default';

/** The key that routers write into a history entry's state, by which entries are told apart. */
export function keyOf(state: unknown): string {
  return typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : NO_KEY;
}

/** A key that no other entry of this tab has. */
export function newKey(): string {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0).toString(36);
}
