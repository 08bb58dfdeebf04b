import {
  APP_GIFT_REPORT_PATH,
  APP_PAYMENTS_PATH,
  APP_PAYMENT_CHECK_PATH,
  APP_PAYMENT_DONE_PATH,
  BANK_PAYMENTS_PATH,
  GIFT_REPORT_PATH,
  PAYMENTS_PATH,
  PAYMENT_CHECK_PATH,
  PAYMENT_FAILED_PATH,
  PAYMENT_SUCCESS_PATH,
  SOLACE_PATH,
  SOLACE_PROGRAMME_PATH,
} from '@trust/shared/contract/pages/paths';
import { defineRemote } from '@trust/shared/remote';
import { screenTexts, texts } from './remote.texts.ts';

export const remote = defineRemote({
  name: 'mf-donations',
  texts,
  screens: [
    {
      id: 'payments',
      path: PAYMENTS_PATH,
      sample: '/payments/home',
      texts: screenTexts.payments,
      screen: () => import(/* webpackChunkName: "screen-payments" */ './routes/payments/payments.screen.tsx'),
    },
    {
      id: 'outcome',
      path: PAYMENT_SUCCESS_PATH,
      texts: screenTexts.outcome,
      screen: () =>
        import(/* webpackChunkName: "screen-outcome" */ './routes/payments-complete/success.screen.tsx'),
    },
    {
      id: 'failed',
      path: PAYMENT_FAILED_PATH,
      texts: screenTexts.failed,
      screen: () =>
        import(/* webpackChunkName: "screen-failed" */ './routes/payments-complete/failed.screen.tsx'),
    },
    {
      id: 'check',
      path: PAYMENT_CHECK_PATH,
      texts: screenTexts.check,
      screen: () => import(/* webpackChunkName: "screen-check" */ './routes/check/check.screen.tsx'),
    },
    {
      id: 'report',
      path: GIFT_REPORT_PATH,
      texts: screenTexts.report,
      screen: () =>
        import(/* webpackChunkName: "screen-report" */ './routes/gift-report/gift-report.screen.tsx'),
    },
    {
      id: 'payments-federal-legacy',
      path: BANK_PAYMENTS_PATH,
      sample: '/payments-federal-legacy/home',
      texts: screenTexts['payments-federal-legacy'],
      screen: () =>
        import(
          /* webpackChunkName: "screen-payments-federal-legacy" */ './routes/payments/payments-federal-legacy.screen.tsx'
        ),
    },
    {
      id: 'payments-mobile',
      path: APP_PAYMENTS_PATH,
      sample: '/payments-mobile/home',
      single: true,
      screen: () =>
        import(
          /* webpackChunkName: "screen-payments-mobile" */ './routes/payments/payments-mobile.screen.tsx'
        ),
    },
    {
      id: 'done-in-app',
      path: APP_PAYMENT_DONE_PATH,
      single: true,
      texts: screenTexts['done-in-app'],
      screen: () =>
        import(
          /* webpackChunkName: "screen-done-in-app" */ './routes/payments-complete/done-in-app.screen.tsx'
        ),
    },
    // The site's screens: within an app their links stay there.
    {
      id: 'check-in-app',
      path: APP_PAYMENT_CHECK_PATH,
      single: true,
      texts: screenTexts['check-in-app'],
      screen: () => import(/* webpackChunkName: "screen-check-in-app" */ './routes/check/check.screen.tsx'),
    },
    {
      id: 'report-in-app',
      path: APP_GIFT_REPORT_PATH,
      single: true,
      texts: screenTexts['report-in-app'],
      screen: () =>
        import(/* webpackChunkName: "screen-report-in-app" */ './routes/gift-report/gift-report.screen.tsx'),
    },
    {
      id: 'solace-programmes',
      path: SOLACE_PATH,
      texts: screenTexts['solace-programmes'],
      screen: () =>
        import(/* webpackChunkName: "screen-solace-programmes" */ './routes/solace/programmes.screen.tsx'),
    },
    {
      id: 'solace',
      path: SOLACE_PROGRAMME_PATH,
      texts: screenTexts.solace,
      screen: () => import(/* webpackChunkName: "screen-solace" */ './routes/solace/solace.screen.tsx'),
    },
  ],
  parcels: {
    'my-donations': () =>
      import(/* webpackChunkName: "parcel-my-donations" */ './parcels/my-donations/my-donations.parcel.tsx'),
    'quick-donation': () =>
      import(
        /* webpackChunkName: "parcel-quick-donation" */ './parcels/quick-donation/quick-donation.parcel.tsx'
      ),
  },
});
