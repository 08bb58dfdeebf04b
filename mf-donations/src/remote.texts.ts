import type { RemoteDefinition } from '@trust/shared/remote';

/** A page loads the texts of its language only. */
export const texts: RemoteDefinition['texts'] = {
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  ml: () => import(/* webpackChunkName: "texts-ml" */ './texts/ml.ts'),
};

/** Texts that only some screens load, beside those of the remote. */
export const screenTexts = {
  outcome: {
    en: () => import(/* webpackChunkName: "texts-en-outcome" */ './texts/after-payment.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-outcome" */ './texts/after-payment.ml.ts'),
  },
  failed: {
    en: () => import(/* webpackChunkName: "texts-en-failed" */ './texts/after-payment.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-failed" */ './texts/after-payment.ml.ts'),
  },
  check: {
    en: () => import(/* webpackChunkName: "texts-en-check" */ './texts/after-payment.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-check" */ './texts/after-payment.ml.ts'),
  },
  'done-in-app': {
    en: () => import(/* webpackChunkName: "texts-en-done-in-app" */ './texts/after-payment.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-done-in-app" */ './texts/after-payment.ml.ts'),
  },
  solace: {
    en: () => import(/* webpackChunkName: "texts-en-solace" */ './texts/solace.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-solace" */ './texts/solace.ml.ts'),
  },
  'solace-programmes': {
    en: () => import(/* webpackChunkName: "texts-en-solace-programmes" */ './texts/solace.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-solace-programmes" */ './texts/solace.ml.ts'),
  },
} satisfies Record<string, RemoteDefinition['texts']>;
