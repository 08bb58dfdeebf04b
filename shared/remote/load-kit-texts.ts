/** Loads the kit's texts, which are in the chunk of the remote's texts: a page has those of its language only. */
export const loadKitTexts = {
  en: () => import(/* webpackChunkName: "texts-en" */ './kit.texts.en.ts'),
  ml: () => import(/* webpackChunkName: "texts-ml" */ './kit.texts.ml.ts'),
};
