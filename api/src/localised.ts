import type { Language, LocalisedText } from '@trust/shared/contract/language';
import { textIn } from '@trust/shared/contract/text-in';

/** The language in which a record can be told: the one asked for if its title was written in it. */
export function languageOf(asked: Language, title: LocalisedText): Language {
  return title[asked] === undefined ? 'en' : asked;
}

/** Several texts in the asked language, each falling back to English on its own. */
export function textsIn(language: Language, texts: LocalisedText[]): string[] {
  return texts.map((text) => textIn(language, text));
}
