import type { Language, PerLanguage } from '@trust/shared/contract/languages';
import { createTranslate, type SameKeys, type TextKey, type Translate } from '@trust/shared/i18n';
import { texts as en } from './tribute.en.ts';
import { texts as ml } from './tribute.ml.ts';

const TEXTS: PerLanguage<SameKeys<typeof en>> = { en, ml };

export type TributeTranslate = Translate<TextKey<typeof en>>;

/**
 * The texts of a gift in memory or on behalf of someone, in the form and after the payment. They load with the part that
 * shows them, in all languages: few donors open it, and each file more would make every page longer by its name.
 */
export function tributeTexts(language: Language): TributeTranslate {
  return createTranslate(language, TEXTS[language]);
}
