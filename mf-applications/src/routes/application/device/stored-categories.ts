import type { Language } from '@trust/shared/contract/languages';
import { createBrowserStorage } from '@trust/shared/session/browser-storage';

const storage = createBrowserStorage('localStorage');
const keyOf = (language: Language) => `application-categories-${language}`;

/** Stores the categories on the device, until others are read. */
export function storeCategories(language: Language, categories: readonly object[]): void {
  storage.write(keyOf(language), JSON.stringify(categories));
}

/** Not validated; undefined where none are stored. */
export function readStoredCategories(language: Language): unknown {
  return storage.readJson(keyOf(language));
}
