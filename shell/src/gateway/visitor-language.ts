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

/** How the cookies that remember a visitor's choices are kept. The browser's own switch of the language writes one too, so scripts may. */
export const CHOICE_COOKIE_OPTIONS = { path: '/', maxAge: YEAR_IN_SECONDS, sameSite: 'lax' } as const;
