import type { PerLanguage } from '../contract/languages.ts';
import type { SameKeys } from '../i18n/i18n.ts';
import type { UiTexts } from '../ui/texts/en.ts';
import type { KitTexts } from './kit.texts.en.ts';

interface LoadedTexts {
  readonly kitTexts: SameKeys<KitTexts>;
  readonly uiTexts: UiTexts;
}

/** Loads the kit's texts, which are in the chunk of the remote's texts: a page has those of its language only. */
export const loadKitTexts: PerLanguage<() => Promise<LoadedTexts>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ './kit.texts.en.ts'),
  ml: () => import(/* webpackChunkName: "texts-ml" */ './kit.texts.ml.ts'),
};
