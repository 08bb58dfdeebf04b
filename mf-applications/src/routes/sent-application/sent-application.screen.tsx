import { APPLICATION_PATH, APPLICATION_SUMMARY_PATH } from '@trust/shared/contract/pages/paths';
import { defineScreen, type LoadContext } from '@trust/shared/remote';
import { Notice } from '@trust/shared/ui/notice';
import { RetryNotice } from '@trust/shared/ui/retry';
import { Page } from '@trust/shared/ui/section';
import { Spinner } from '@trust/shared/ui/spinner';
import { ButtonLink } from '@trust/shared/ui/button';
import { OfficeContact } from '../../parts/office-contact.tsx';
import { ApplicationView } from './application-view.tsx';
import styles from './sent-application.module.css';
import { SENT_APPLICATION_TEXTS } from './sent-application.texts.ts';
import { useOwnTexts } from './use-own-texts.ts';
import { useSentApplication } from './use-sent-application.ts';

interface Data {
  readonly suid: string;
}

function SentApplication({ data: { suid } }: { data: Data }) {
  const t = useOwnTexts();
  return (
    <Page narrow>
      <div className={styles.page}>
        <h1>{t('title')}</h1>
        <Outcome suid={suid} />
        <noscript>
          <p>{t('no-scripts')}</p>
        </noscript>
        <OfficeContact />
      </div>
    </Page>
  );
}

function Outcome({ suid }: { suid: string }) {
  const t = useOwnTexts();
  const state = useSentApplication(suid);
  switch (state.kind) {
    case 'loaded':
      return <ApplicationView application={state.application} />;
    case 'loading':
      return <Spinner label={t('loading')} />;
    case 'unavailable':
      return <RetryNotice message={t('unavailable')} onRetry={state.retry} />;
    case 'unknown':
      return (
        <Notice tone="error" title={t('unknown-title')}>
          <p>{t('unknown')}</p>
          <p className={styles.actions}>
            <ButtonLink kind="quiet" href={APPLICATION_SUMMARY_PATH}>
              {t('help')}
            </ButtonLink>
            <ButtonLink kind="quiet" href={APPLICATION_PATH}>
              {t('new')}
            </ButtonLink>
          </p>
        </Notice>
      );
  }
}

/** The private page of one application. Its head names the help page, so that nothing tells the key to others. */
export const screen = defineScreen<Data>({
  load: async ({ params }: LoadContext) => ({ suid: params['suid'] ?? '' }),
  Screen: SentApplication,
  head: ({ t, language }) => ({
    title: SENT_APPLICATION_TEXTS.title[language],
    description: t('summary.description'),
    canonicalPath: APPLICATION_SUMMARY_PATH,
    noIndex: true,
  }),
});
