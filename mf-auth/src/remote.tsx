import { defineRemote } from '@trust/shared/remote';

export const remote = defineRemote({
  name: 'mf-auth',
  texts: {
    en: () => import(/* webpackChunkName: "texts-en" */ './texts/en.ts'),
    ml: () => import(/* webpackChunkName: "texts-ml" */ './texts/ml.ts'),
  },
  screens: [
    {
      id: 'account',
      path: '/account',
      screen: () => import(/* webpackChunkName: "screen-account" */ './routes/account/account.screen.tsx'),
    },
  ],
  parcels: {
    'login-dialog': () =>
      import(/* webpackChunkName: "parcel-login-dialog" */ './parcels/login-dialog/login-dialog.parcel.tsx'),
  },
});
