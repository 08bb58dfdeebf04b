import type { Language } from '../contract/language.ts';

/**
 * The absolute addresses of a page: `neutral` leaves the language to the visitor, `own` is of the page as it is shown.
 * A crawler that follows `own` must get the same language again; without being asked for one it gets English.
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
    en: inLanguage('en'),
    ml: inLanguage('ml'),
    own: language === 'en' ? neutral : inLanguage(language),
  };
}
