import { createBrowserStorage } from './browser-storage.ts';

const KEYS = ['token', 'firstName', 'lastName'] as const;
type Key = (typeof KEYS)[number];

/** What a logged-in visitor's browser stores. */
export interface StoredSession {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
}

const storage = createBrowserStorage('localStorage');

/** Used where the browser refuses storage: the visitor stays logged in until the page is left. */
const memory = new Map<Key, string>();

function read(key: Key): string | undefined {
  return storage.read(key) ?? memory.get(key);
}

function write(key: Key, value: string): void {
  if (!storage.write(key, value)) memory.set(key, value);
}

/** The stored session, or undefined where no token is stored. */
export function readStoredSession(): StoredSession | undefined {
  const token = read('token');
  return token ? { token, firstName: read('firstName') ?? '', lastName: read('lastName') ?? '' } : undefined;
}

export function storeSession({ token, firstName, lastName }: StoredSession): void {
  write('firstName', firstName);
  write('lastName', lastName);
  // Last: another tab reads all three at the token's storage event.
  write('token', token);
}

export function clearStoredSession(): void {
  for (const key of KEYS) {
    memory.delete(key);
    storage.remove(key);
  }
}

/** Calls `changed` when another tab logs in or out, also if this page was in the back-forward cache then. */
export function watchStoredSession(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === 'token') changed();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) changed();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
