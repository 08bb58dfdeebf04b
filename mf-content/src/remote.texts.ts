import type { RemoteDefinition } from '@trust/shared/remote';

/** A page loads the texts of its language only. */
export const texts: RemoteDefinition['texts'] = {
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  ml: () => import(/* webpackChunkName: "texts-ml" */ './texts/ml.ts'),
};

/** Texts that only some screens load, beside those of the remote. */
export const screenTexts = {
  about: {
    en: () => import(/* webpackChunkName: "texts-en-about" */ './texts/about.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-about" */ './texts/about.ml.ts'),
  },
  contact: {
    en: () => import(/* webpackChunkName: "texts-en-contact" */ './texts/contact.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-contact" */ './texts/contact.ml.ts'),
  },
  search: {
    en: () => import(/* webpackChunkName: "texts-en-search" */ './texts/search.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-search" */ './texts/search.ml.ts'),
  },
} satisfies Record<string, RemoteDefinition['texts']>;
