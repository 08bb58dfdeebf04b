import { FUNDS } from '@trust/shared/contract/donations/funds';
import { Page } from '@trust/shared/ui/section';
import { FormsInApp } from '../../parts/in-app/forms-in-app.tsx';
import { OtherLanguages } from '../../parts/other-languages.tsx';
import { OutcomeCard } from '../../parts/outcome/outcome-card.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from '../../parts/outcome/in-app.module.css';

/** For apps whose link names no cause: the site's own not-found page has its header and footer. */
export function UnknownCause({ address }: { address: string }) {
  const t = useTexts();
  return (
    <>
      <OtherLanguages address={address} />
      <Page narrow>
        <div className={styles.page}>
          <OutcomeCard stage="unknown" heading={<h1>{t('app.unknown.title')}</h1>}>
            <p>{t('app.unknown.what')}</p>
            <FormsInApp causes={FUNDS.map((fund) => ({ id: fund, name: t(`fund.${fund}`) }))} />
          </OutcomeCard>
        </div>
      </Page>
    </>
  );
}
