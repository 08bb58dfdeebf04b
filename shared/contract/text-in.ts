import type { Language } from './languages.ts';
import type { LocalisedText } from './language.ts';

/** The text in `language`, else in English. In a file without schemas, so that pages that only show it load none. */
export function textIn(language: Language, text: LocalisedText): string {
  return text[language] ?? text.en;
}
