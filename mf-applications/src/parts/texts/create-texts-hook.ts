import type { PerLanguage } from '@trust/shared/contract/languages';
import { fill } from '@trust/shared/i18n/fill';
import { useLanguage } from '@trust/shared/remote';

type TextValues = Readonly<Record<string, string | number>>;

/** A hook for a table of texts that comes with the code that uses it, so that no first view loads it. */
export function createTextsHook<Key extends string>(table: Readonly<Record<Key, PerLanguage<string>>>) {
  return function useTextsOfTable() {
    const language = useLanguage();
    return (key: Key, values: TextValues = {}) => fill(table[key][language], values);
  };
}
