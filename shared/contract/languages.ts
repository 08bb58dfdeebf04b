/**
 * The languages of the interface, by the code of `lang` and `hreflang`: each one's name as its readers write it. This is
 * the only list of them; `docs/how-to/language.md` says how to add one.
 */
export const LANGUAGES = { en: 'English', ml: 'മലയാളം' } as const;
export type Language = keyof typeof LANGUAGES;

/** Something in every language: a missing language does not compile. */
export type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** For times, plural forms and previews: BCP 47 with a region. Tables of their own are not in scripts that need none. */
export const LOCALES: PerLanguage<string> = { en: 'en-IN', ml: 'ml-IN' };

/** The family for receipts and share cards; its files are in `api/fonts`, as `anek-malayalam-bold.ttf`. */
export const DOCUMENT_FONTS: PerLanguage<string> = { en: 'Anek Malayalam', ml: 'Anek Malayalam' };

/** The language that a page has where nothing names another, and that content always has. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language;

export function isLanguage(code: string | null | undefined): code is Language {
  return Object.hasOwn(LANGUAGES, code ?? '');
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
