/**
 * The languages of the interface: the only list of them. Without schemas, so that a first view loads none.
 * To add one, see `docs/how-to/language.md`.
 */
export const LANGUAGES = {
  en: { name: 'English', locale: 'en-IN', font: 'Anek Malayalam' },
  ml: { name: 'മലയാളം', locale: 'ml-IN', font: 'Anek Malayalam' },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

interface LanguageEntry {
  /** As its readers write it. */
  readonly name: string;
  /** For dates, plural forms and previews: BCP 47 with a region. */
  readonly locale: string;
  /** The family for receipts and share cards; its files are in `api/fonts`, as `anek-malayalam-bold.ttf`. */
  readonly font: string;
}

/** The code of a language, as in `lang` and `hreflang`. */
export type Language = keyof typeof LANGUAGES;

/** Something in every language: a missing language does not compile. */
export type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** The language that a page has where nothing names another, and that content always has. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(LANGUAGES, code);
}

/** All languages, in the order of the registry. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** The languages that a reader of `language` can change to. */
export function otherLanguages(language: Language): Language[] {
  return LANGUAGE_CODES.filter((code) => code !== language);
}

/** The same thing made for each language. */
export function mapLanguages<Value>(make: (language: Language) => Value): Record<Language, Value>;
export function mapLanguages<Value>(make: (language: Language) => Value): Record<string, Value> {
  return Object.fromEntries(LANGUAGE_CODES.map((language) => [language, make(language)]));
}
