import type { RemoteDefinition } from '@trust/shared/remote';

/** A page loads the texts of its language only. */
export const texts: RemoteDefinition['texts'] = {
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  ml: () => import(/* webpackChunkName: "texts-ml" */ './texts/ml.ts'),
};
