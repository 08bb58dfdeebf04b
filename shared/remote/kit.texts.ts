import type { PerLanguage } from '../contract/languages.ts';
import type { SameKeys } from '../i18n/i18n.ts';
import type { KitTexts } from './kit.texts.en.ts';

/** Loads the kit's texts, which are in the chunk of the remote's texts: a page has those of its language only. */
export const loadKitTexts: PerLanguage<() => Promise<{ kitTexts: SameKeys<KitTexts> }>> = {
  en: () => import(/* webpackChunkName: "texts-en" */ './kit.texts.en.ts'),
  ml: () => import(/* webpackChunkName: "texts-ml" */ './kit.texts.ml.ts'),
};
