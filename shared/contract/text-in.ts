import type { Language, LocalisedText } from './language.ts';

/** The text in the asked language, else in English. Apart from the schemas, which a page that shows it need not load. */
export function textIn(language: Language, text: LocalisedText): string {
  return text[language] ?? text.en;
}
