import type { LocalisedText } from '@trust/shared/contract/language';
import { DEFAULT_LANGUAGE, type Language } from '@trust/shared/contract/languages';
import { textIn } from '@trust/shared/contract/text-in';

/** The language of a record: the requested one if its title exists in it, else English. */
export function languageOf(requested: Language, title: LocalisedText): Language {
  return title[requested] === undefined ? DEFAULT_LANGUAGE : requested;
}

/** Texts in the requested language, each falling back to English. */
export function textsIn(language: Language, texts: LocalisedText[]): string[] {
  return texts.map((text) => textIn(language, text));
}
