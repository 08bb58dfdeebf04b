import { defineRemote } from '@trust/shared/remote';

export const remote = defineRemote({
  name: 'mf-donations',
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml" */ './texts/ml.ts'),
  },
  screens: [
    {
      id: 'payments',
      path: '/payments/:nid',
      screen: () => import(/* webpackChunkName: "screen-payments" */ './routes/payments/payments.screen.tsx'),
    },
  ],
  parcels: {
    'quick-donation': () =>
      import(
        /* webpackChunkName: "parcel-quick-donation" */ './parcels/quick-donation/quick-donation.parcel.tsx'
      ),
  },
});
