import { ACCOUNT_PATH } from '@trust/shared/contract/pages/paths';
import { defineRemote } from '@trust/shared/remote';
import { texts } from './remote.texts.ts';

export const remote = defineRemote({
  name: 'mf-auth',
  texts,
  screens: [
    {
      id: 'account',
      path: ACCOUNT_PATH,
      screen: () => import(/* webpackChunkName: "screen-account" */ './routes/account/account.screen.tsx'),
    },
  ],
  parcels: {
    'login-dialog': () =>
      import(/* webpackChunkName: "parcel-login-dialog" */ './parcels/login-dialog/login-dialog.parcel.tsx'),
  },
});
