import { createInstance, type TOptions } from 'i18next';
import type { Language } from '../contract/language.ts';

/** One language's texts: flat keys; a plural has the keys `x_one` and `x_other`; `{{name}}` takes a value. */
export type Texts = Readonly<Record<string, string>>;

type PluralBase<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** The key of a text; plurals go by their base name. */
export type TextKey<T extends Texts> = PluralBase<Extract<keyof T, string>>;

/** Returns a text by its key, with values for its `{{placeholders}}` and `count` for plurals. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The same keys in another language: `export const ml: SameKeys<typeof en> = {…}` fails to compile when one is missing. */
export type SameKeys<T extends Texts> = Readonly<Record<keyof T, string>>;

/** Creates the translator of one language's texts. Values are inserted unescaped: React escapes what it renders. */
export function createTranslate(language: Language, texts: Texts): Translate {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnNull: false,
    // Else i18next writes an advertisement to consoles and logs.
    showSupportNotice: false,
  });
  return (key, values) => instance.t(key, (values satisfies TOptions | undefined) ?? {});
}
