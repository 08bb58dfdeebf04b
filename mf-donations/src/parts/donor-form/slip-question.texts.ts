import { createTranslate, type SameKeys, type TextKey, type Translate } from '@trust/shared/i18n';
import type { Language, PerLanguage } from '@trust/shared/contract/languages';

const en = {
  'slip.yes': 'Yes, that is right',
  'slip.correct': 'Correct it',
} as const;

const ml: SameKeys<typeof en> = {
  'slip.yes': 'അതെ, ശരിയാണ്',
  'slip.correct': 'തിരുത്തുക',
};

const TEXTS: PerLanguage<SameKeys<typeof en>> = { en, ml };

/** The answers to the question about a slip. They load with it, in all languages. */
export function slipTexts(language: Language): Translate<TextKey<typeof en>> {
  return createTranslate(language, TEXTS[language]);
}
