import { defineRemote } from '@trust/shared/remote';

export const remote = defineRemote({
  name: 'mf-applications',
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml" */ './texts/ml.ts'),
  },
  screens: [
    {
      id: 'application',
      path: '/application/:cat?',
      screen: () =>
        import(/* webpackChunkName: "screen-application" */ './routes/application/application.screen.tsx'),
    },
    {
      id: 'summary-help',
      path: '/application-summary',
      screen: () =>
        import(/* webpackChunkName: "screen-summary-help" */ './routes/summary-help/summary-help.screen.tsx'),
    },
  ],
  parcels: {},
});
