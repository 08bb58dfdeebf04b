import type { Language } from '@trust/shared/contract/languages';
import { SPELL } from './amount-in-words.texts.ts';

/** Spells an amount in paise, by lakh and crore: `Rupees five hundred and paise fifty only`. From 1 to 99,99,99,999 rupees. */
export function amountInWords(paise: number, language: Language): string {
  return SPELL[language](Math.floor(paise / 100), paise % 100);
}
