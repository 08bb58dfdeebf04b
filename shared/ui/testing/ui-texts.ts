import type { PerLanguage } from '../../contract/languages.ts';
import { uiTexts as english, type UiTexts } from '../texts/en.ts';
import { uiTexts as malayalam } from '../texts/ml.ts';

/** The texts of the ui components for tests, which wait for nothing to load. */
export const UI_TEXTS: PerLanguage<UiTexts> = {
  en: { ...english },
  ml: { ...malayalam },
};
