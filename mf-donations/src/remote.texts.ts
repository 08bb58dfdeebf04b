import type { RemoteDefinition } from '@trust/shared/remote';

/** A page loads the texts of its language only. */
export const texts: RemoteDefinition['texts'] = {
  en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
  ml: () => import(/* webpackChunkName: "texts-ml" */ './texts/ml.ts'),
};

/** Texts that only some screens load, beside those of the remote. */
export const screenTexts = {
  payments: {
    en: () => import(/* webpackChunkName: "texts-en-payments" */ './texts/on-site.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-payments" */ './texts/on-site.ml.ts'),
  },
  'payments-federal-legacy': {
    en: () => import(/* webpackChunkName: "texts-en-payments-federal-legacy" */ './texts/on-site.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-payments-federal-legacy" */ './texts/on-site.ml.ts'),
  },
  outcome: {
    en: () => import(/* webpackChunkName: "texts-en-outcome" */ './texts/outcome/result.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-outcome" */ './texts/outcome/result.ml.ts'),
  },
  failed: {
    en: () => import(/* webpackChunkName: "texts-en-failed" */ './texts/outcome/result.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-failed" */ './texts/outcome/result.ml.ts'),
  },
  check: {
    en: () => import(/* webpackChunkName: "texts-en-check" */ './texts/outcome/check.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-check" */ './texts/outcome/check.ml.ts'),
  },
  'done-in-app': {
    en: () => import(/* webpackChunkName: "texts-en-done-in-app" */ './texts/outcome/after-payment.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-done-in-app" */ './texts/outcome/after-payment.ml.ts'),
  },
  report: {
    en: () => import(/* webpackChunkName: "texts-en-report" */ './texts/report.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-report" */ './texts/report.ml.ts'),
  },
  'check-in-app': {
    en: () => import(/* webpackChunkName: "texts-en-check-in-app" */ './texts/outcome/check.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-check-in-app" */ './texts/outcome/check.ml.ts'),
  },
  'report-in-app': {
    en: () => import(/* webpackChunkName: "texts-en-report-in-app" */ './texts/report.en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml-report-in-app" */ './texts/report.ml.ts'),
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
