import type { Language } from '../contract/language.ts';
import type { Head } from './definition.ts';
import { kitTexts } from './kit.texts.ts';

/** What a page says of itself that could not be loaded. */
export function failedHead(language: Language): Head {
  return { title: kitTexts[language]['kit.failed.title'], description: '', noIndex: true };
}
