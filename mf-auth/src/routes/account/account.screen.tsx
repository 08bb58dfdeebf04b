import { defineScreen } from '@trust/shared/remote';
import type { Translate } from '@trust/shared/i18n';
import { Page } from '@trust/shared/ui/section';
import { AccountPage } from './account-page.tsx';

export const screen = defineScreen({
  Screen: () => (
    <Page narrow>
      <AccountPage />
    </Page>
  ),
  head: ({ t }: { t: Translate }) => ({
    title: t('account.title'),
    description: t('account.description'),
    noIndex: true,
  }),
});
