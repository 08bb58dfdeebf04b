/** A browser's storage that never throws: browsers may refuse it, or be full. */
export interface BrowserStorage {
  /** Undefined where nothing is stored or storage is refused. */
  read(key: string): string | undefined;
  /** The same, parsed; undefined also where the text is not JSON. Not validated. */
  readJson(key: string): unknown;
  /** Whether the value was stored. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** `sessionStorage` belongs to one tab, `localStorage` to all tabs. On the server nothing is stored. */
export function createBrowserStorage(name: 'sessionStorage' | 'localStorage'): BrowserStorage {
  // Reading the property of `window` is what throws where storage is refused.
  const attempt = <T>(use: (storage: Storage) => T): T | undefined => {
    try {
      return use(window[name]);
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key) ?? undefined),
    // An empty text is not JSON.
    readJson: (key) => attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? '')),
    write: (key, value) => attempt((storage) => (storage.setItem(key, value), true)) ?? false,
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}
