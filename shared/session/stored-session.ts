const KEYS = ['token', 'firstName', 'lastName'] as const;
type Key = (typeof KEYS)[number];

/** What a logged-in visitor's browser keeps. */
export interface StoredSession {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Stands in where the browser refuses storage: the visitor stays logged in until the page is left. */
const memory = new Map<Key, string>();

function read(key: Key): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

function write(key: Key, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

/** The stored session, or undefined where no token is stored. */
export function readStoredSession(): StoredSession | undefined {
  const token = read('token');
  return token ? { token, firstName: read('firstName') ?? '', lastName: read('lastName') ?? '' } : undefined;
}

export function storeSession({ token, firstName, lastName }: StoredSession): void {
  write('firstName', firstName);
  write('lastName', lastName);
  // Last: another tab reads all three when it hears of the token.
  write('token', token);
}

export function clearStoredSession(): void {
  for (const key of KEYS) {
    memory.delete(key);
    try {
      window.localStorage.removeItem(key);
    } catch {
      // Nothing could be stored here, so nothing is left behind.
    }
  }
}

/** Calls `changed` when another tab logs in or out, also while this page slept in the back-forward cache. */
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
