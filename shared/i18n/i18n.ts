import { LOCALES, type Language } from '../contract/languages.ts';
import { fill } from './fill.ts';

/**
 * One language's texts: flat keys; `{name}` takes a value. A plural has a key per form of the language: `x_one`,
 * `x_other` (https://unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules).
 */
export type Texts = Readonly<Record<string, string>>;

type PluralBase<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key;

/** The key of a text; plurals go by their base name. */
export type TextKey<T extends Texts> = PluralBase<Extract<keyof T, string>>;

/** Returns a text by its key, with values for its `{placeholders}` and `count` for plurals. */
export type Translate<Key extends string = string> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** The same keys in another language: `export const ml: SameKeys<typeof en> = {…}` fails to compile when one is missing. */
export type SameKeys<T extends Texts> = Readonly<Record<keyof T, string>>;

/** Creates the translator of one language's texts. Values are inserted unescaped: React escapes what it renders. */
export function createTranslate(language: Language, texts: Texts): Translate {
  let plurals: Intl.PluralRules | undefined;
  const textOf = (key: string, count: string | number | undefined) => {
    if (typeof count !== 'number') return texts[key];
    plurals ??= new Intl.PluralRules(LOCALES[language]);
    return texts[`${key}_${plurals.select(count)}`] ?? texts[`${key}_other`] ?? texts[key];
  };
  return (key, values = {}) => fill(textOf(key, values['count']) ?? key, values);
}
