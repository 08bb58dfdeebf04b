import { DEFAULT_LANGUAGE, mapLanguages, type Language } from '../../contract/languages.ts';

/**
 * The absolute addresses of a page. `neutral` names no language, `alternates` each, `own` is the canonical address of the shown language.
 * A crawler that follows `own` must get the same language again: it prefers none, so that an address without one is English.
 */
export function pageAddresses(path: string, siteUrl: string, language: Language) {
  const neutral = new URL(path, siteUrl).href;
  const inLanguage = (lang: Language) => {
    const address = new URL(neutral);
    address.searchParams.set('lang', lang);
    return address.href;
  };
  return {
    neutral,
    alternates: mapLanguages(inLanguage),
    own: language === DEFAULT_LANGUAGE ? neutral : inLanguage(language),
  };
}
