import type { PerLanguage } from '@trust/shared/contract/languages';
import { spellInEnglish } from './english.texts.ts';
import { spellInMalayalam } from './malayalam.texts.ts';

/** Whole rupees and the paise beyond them in words; each language joins numbers by rules of its own. */
export const SPELL: PerLanguage<(rupees: number, paise: number) => string> = {
  en: spellInEnglish,
  ml: spellInMalayalam,
};
