import { fundPath } from '@trust/shared/contract/donations/funds';
import { ParcelSlot } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Page } from '@trust/shared/ui/section';
import { useId } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './give-band.module.css';

/** Holds the quick donation form, a parcel of mf-donations. */
export function GiveBand() {
  const t = useContentTexts();
  const titleId = useId();
  return (
    <section className={styles.band} aria-labelledby={titleId}>
      <Page>
        <div className={styles.columns}>
          <div>
            <h2 id={titleId} className={styles.title}>
              {t('home.give.title')}
            </h2>
            <p className={styles.text}>{t('home.give.text')}</p>
          </div>
          <div>
            <ParcelSlot
              module="mf-donations"
              parcel="quick-donation"
              props={{}}
              fallback={<GiveFallback />}
            />
          </div>
        </div>
      </Page>
    </section>
  );
}

function GiveFallback() {
  const t = useContentTexts();
  return (
    <div className={styles.fallback}>
      <p>{t('home.give.unavailable')}</p>
      <ButtonLink kind="give" href={fundPath('home')}>
        {t('donate.now')}
      </ButtonLink>
    </div>
  );
}
