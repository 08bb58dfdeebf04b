import { FUNDS } from '@trust/shared/contract/funds';
import { Page } from '@trust/shared/ui/section';
import { FormsInApp } from '../../parts/forms-in-app.tsx';
import { OtherLanguage } from '../../parts/other-language.tsx';
import { OutcomeCard } from '../../parts/outcome-card.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './done.module.css';

/** Stands where an app leads to nothing that can be given to: the site's own page of wrong addresses has its frame. */
export function UnknownCause({ address }: { address: string }) {
  const t = useTexts();
  return (
    <>
      <OtherLanguage address={address} />
      <Page narrow>
        <div className={styles.page}>
          <OutcomeCard standing="unknown" heading={<h1>{t('app.unknown.title')}</h1>}>
            <p>{t('app.unknown.what')}</p>
            <FormsInApp causes={FUNDS.map((fund) => ({ id: fund, name: t(`fund.${fund}`) }))} />
          </OutcomeCard>
        </div>
      </Page>
    </>
  );
}
