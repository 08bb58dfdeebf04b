import {
  APPLICATION_CATEGORY_PATH,
  APPLICATION_SUMMARY_PATH,
  HEALTH_CARE_PATH,
  PRAVASI_CARE_PATH,
  RAMZAN_CARE_PATH,
  RELIEF_APPLICATION_PATH,
  SENT_APPLICATION_PATH,
} from '@trust/shared/contract/pages/paths';
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
    {
      id: 'sent-application',
      path: SENT_APPLICATION_PATH,
      screen: () =>
        import(
          /* webpackChunkName: "screen-sent-application" */ './routes/sent-application/sent-application.screen.tsx'
        ),
    },
    {
      id: 'relief-application',
      path: RELIEF_APPLICATION_PATH,
      screen: () =>
        import(
          /* webpackChunkName: "screen-relief-application" */ './routes/relief/relief-application.screen.tsx'
        ),
    },
    {
      id: 'health-care',
      path: HEALTH_CARE_PATH,
      screen: () =>
        import(/* webpackChunkName: "screen-health-care" */ './routes/relief/health-care.screen.tsx'),
    },
    {
      id: 'pravasi-care',
      path: PRAVASI_CARE_PATH,
      screen: () =>
        import(/* webpackChunkName: "screen-pravasi-care" */ './routes/relief/pravasi-care.screen.tsx'),
    },
    {
      id: 'ramzan-care',
      path: RAMZAN_CARE_PATH,
      screen: () =>
        import(/* webpackChunkName: "screen-ramzan-care" */ './routes/relief/ramzan-care.screen.tsx'),
    },
  ],
  parcels: {
    'my-applications': () =>
      import(
        /* webpackChunkName: "parcel-my-applications" */ './parcels/my-applications/my-applications.parcel.tsx'
      ),
  },
});
