import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@trust/shared/contract/languages';

const YEAR_IN_SECONDS = 31_536_000;

/** The language of the query, else of the cookie, else English. */
export function chooseVisitorLanguage(requested: string | null, remembered: string | undefined): Language {
  return [requested, remembered].find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Options of the cookies with a visitor's choices. Not httpOnly: the language switch in the browser writes one too. */
export function choiceCookieOptions(siteUrl: string) {
  const secure = siteUrl.startsWith('https:');
  return { path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax', secure } as const;
}
