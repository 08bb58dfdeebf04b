import { APPLICATION_CATEGORY_PATH, APPLICATION_SUMMARY_PATH } from '@trust/shared/contract/pages/paths';
import { defineRemote } from '@trust/shared/remote';
import { texts } from './remote.texts.ts';

export const remote = defineRemote({
  name: 'mf-applications',
  texts,
  screens: [
    {
      id: 'application',
      path: APPLICATION_CATEGORY_PATH,
      screen: () =>
        import(/* webpackChunkName: "screen-application" */ './routes/application/application.screen.tsx'),
    },
    {
      id: 'summary-help',
      path: APPLICATION_SUMMARY_PATH,
      screen: () =>
        import(/* webpackChunkName: "screen-summary-help" */ './routes/summary-help/summary-help.screen.tsx'),
    },
  ],
  parcels: {},
});
