import type { PerLanguage } from '@trust/shared/contract/languages';

/** The link to a language, for its readers: each is in its own language. */
export const READ_IN: PerLanguage<string> = {
  en: 'Read in English',
  ml: 'മലയാളത്തിൽ വായിക്കുക',
};
