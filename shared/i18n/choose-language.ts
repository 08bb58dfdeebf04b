import Negotiator from 'negotiator';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from '../contract/languages.ts';

/** What a request says of its visitor's language. */
export interface LanguageWishes {
  /** `lang` of the address. */
  readonly requested: unknown;
  /** The cookie of a choice. */
  readonly remembered?: string | undefined;
  /** The header `Accept-Language`. */
  readonly accepted?: string | undefined;
}

/** The language to answer in: by the address, else by the cookie, else by what the browser prefers, else English. */
export function chooseLanguage({ requested, remembered, accepted }: LanguageWishes): Language {
  const named = typeof requested === 'string' ? requested : undefined;
  return [named, remembered].find(isLanguage) ?? choosePreferredLanguage(accepted);
}

/** In UTF-16 units: browsers send a tenth of it. */
const MAX_LENGTH = 500;

/** The first range that we have, whatever its region (RFC 4647, 3.4); a `*` stands for what no other range names. */
function choosePreferredLanguage(accepted: string | undefined): Language {
  if (!accepted) return DEFAULT_LANGUAGE;
  // Some programs write `ml_IN`.
  const header = accepted.slice(0, MAX_LENGTH).toLowerCase().replaceAll('_', '-');
  const negotiator = new Negotiator({ headers: { 'accept-language': header } });
  for (const range of negotiator.languages()) {
    if (range === '*') return negotiator.languages([...LANGUAGE_CODES]).find(isLanguage) ?? DEFAULT_LANGUAGE;
    const [language] = range.split('-');
    if (isLanguage(language)) return language;
  }
  return DEFAULT_LANGUAGE;
}
