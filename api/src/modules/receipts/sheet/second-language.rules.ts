import { DEFAULT_LANGUAGE, otherLanguages, type Language } from '@trust/shared/contract/languages';

/** The second language of a receipt and its mail: English, which officers read; beside English the next of the registry. */
export function secondLanguage(language: Language): Language {
  const others = otherLanguages(language);
  return others.find((other) => other === DEFAULT_LANGUAGE) ?? others[0] ?? language;
}
