import type { Language } from '@trust/shared/contract/languages';
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { withinTime } from '../../../parts/device-storage/within-time.ts';

/** What is stored is not validated: another version of the site may have written it. */
interface CategoriesSchema extends DBSchema {
  lists: { key: Language; value: unknown };
}

/**
 * Not the database of the drafts, which exists only while there are some; and not `localStorage`, which browsers write to
 * disk up to a minute later: a phone that ends the browser would lose what its drafts need to be opened.
 */
const DATABASE = 'application-categories';

/** Stores the categories on the device, until others are read. Never rejects: a browser may refuse it, or be full. */
export async function storeCategories(language: Language, categories: readonly object[]): Promise<void> {
  await useDatabase((database) => database.put('lists', categories, language));
}

/** Undefined where none are stored. */
export function readStoredCategories(language: Language): Promise<unknown> {
  return useDatabase((database) => database.get('lists', language));
}

async function useDatabase<T>(
  use: (database: IDBPDatabase<CategoriesSchema>) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await withinTime(
      openDB<CategoriesSchema>(DATABASE, 1, {
        upgrade: (database) => void database.createObjectStore('lists'),
      }).then((database) => use(database).finally(() => database.close())),
    );
  } catch {
    return undefined;
  }
}
