import { Language } from '@trust/shared/contract/language';

const YEAR_IN_SECONDS = 31_536_000;

/** The language of a page: what the address asks for, else what the visitor chose before, else English. */
export function visitorLanguage(asked: string | null, remembered: string | undefined): Language {
  for (const wish of [asked, remembered]) {
    const language = Language.safeParse(wish);
    if (language.success) return language.data;
  }
  return 'en';
}

/** How the cookie that remembers the language is kept. The browser's own switch writes it too, so scripts may. */
export const LANGUAGE_COOKIE_OPTIONS = { path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax' } as const;
