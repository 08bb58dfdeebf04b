import { defineRemote } from '@trust/shared/remote';
import { texts } from './remote.texts.ts';

export const remote = defineRemote({
  name: 'mf-donations',
  texts,
  screens: [
    {
      id: 'payments',
      path: '/payments/:nid',
      screen: () => import(/* webpackChunkName: "screen-payments" */ './routes/payments/payments.screen.tsx'),
    },
    {
      id: 'outcome',
      path: '/payments-complete/success/*',
      screen: () =>
        import(/* webpackChunkName: "screen-outcome" */ './routes/payments-complete/success.screen.tsx'),
    },
    {
      id: 'failed',
      path: '/payments-complete/failed',
      screen: () =>
        import(/* webpackChunkName: "screen-failed" */ './routes/payments-complete/failed.screen.tsx'),
    },
    {
      id: 'check',
      path: '/payments-check',
      screen: () => import(/* webpackChunkName: "screen-check" */ './routes/check/check.screen.tsx'),
    },
    {
      id: 'payments-federal-legacy',
      path: '/payments-federal-legacy/:nid',
      screen: () =>
        import(
          /* webpackChunkName: "screen-payments-federal-legacy" */ './routes/payments/payments-federal-legacy.screen.tsx'
        ),
    },
    {
      id: 'payments-mobile',
      path: '/payments-mobile/:nid',
      single: true,
      screen: () =>
        import(
          /* webpackChunkName: "screen-payments-mobile" */ './routes/payments/payments-mobile.screen.tsx'
        ),
    },
    {
      id: 'done-in-app',
      path: '/payments-mobile/done/*',
      single: true,
      screen: () =>
        import(
          /* webpackChunkName: "screen-done-in-app" */ './routes/payments-complete/done-in-app.screen.tsx'
        ),
    },
    {
      id: 'solace-programmes',
      path: '/solace',
      screen: () =>
        import(/* webpackChunkName: "screen-solace-programmes" */ './routes/solace/programmes.screen.tsx'),
    },
    {
      id: 'solace',
      path: '/solace/:nid',
      screen: () => import(/* webpackChunkName: "screen-solace" */ './routes/solace/solace.screen.tsx'),
    },
  ],
  parcels: {
    'quick-donation': () =>
      import(
        /* webpackChunkName: "parcel-quick-donation" */ './parcels/quick-donation/quick-donation.parcel.tsx'
      ),
  },
});
