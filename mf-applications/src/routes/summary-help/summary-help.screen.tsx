import { APPLICATION_PATH } from '@trust/shared/contract/pages/paths';
import { defineScreen } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Page } from '@trust/shared/ui/section';
import { OfficeContact } from '../../parts/office-contact.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './summary-help.module.css';

function SummaryHelp() {
  const t = useTexts();
  return (
    <Page narrow>
      <div className={styles.help}>
        <h1>{t('summary.h1')}</h1>
        <p>{t('summary.what')}</p>
        <section aria-labelledby="where">
          <h2 className={styles.title} id="where">
            {t('summary.where-title')}
          </h2>
          <ul>
            <li>{t('summary.where-browser')}</li>
            <li>{t('summary.where-history')}</li>
            <li>{t('summary.where-office')}</li>
          </ul>
        </section>
        <section aria-labelledby="private">
          <h2 className={styles.title} id="private">
            {t('summary.private-title')}
          </h2>
          <p>{t('summary.private')}</p>
        </section>
        <OfficeContact />
        <p>
          <ButtonLink href={APPLICATION_PATH}>{t('summary.apply')}</ButtonLink>
        </p>
      </div>
    </Page>
  );
}

/** The page of applications when the address names none. */
export const screen = defineScreen({
  Screen: SummaryHelp,
  head: ({ t }) => ({ title: t('summary.h1'), description: t('summary.description') }),
});
