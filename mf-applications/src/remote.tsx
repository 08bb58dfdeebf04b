import { defineRemote } from '@trust/shared/remote';
import { texts } from './remote.texts.ts';

export const remote = defineRemote({
  name: 'mf-applications',
  texts,
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
