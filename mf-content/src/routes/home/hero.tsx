import { formatNumber } from '@trust/shared/i18n/format';
import { Link, useConfig } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { Page } from '@trust/shared/ui/section';
import { useContentTexts } from '../../texts/use-texts.ts';
import { HeroDrawing } from './hero-drawing.tsx';
import styles from './hero.module.css';

export function Hero() {
  const t = useContentTexts();
  const { trust } = useConfig();
  return (
    <div className={styles.hero}>
      <Page>
        <div className={styles.columns}>
          <div>
            <h1 className={styles.title}>{t('home.title')}</h1>
            <p className={styles.lead}>{t('home.lead')}</p>
            <div className={styles.actions}>
              <ButtonLink kind="give" href="/payments/home">
                {t('donate.now')}
              </ButtonLink>
              <ButtonLink kind="quiet" href="/application">
                {t('home.apply')}
              </ButtonLink>
              <Link className={styles.videos} href="/videos">
                {t('home.watchVideos')}
              </Link>
            </div>
            <ul className={styles.assurances}>
              <li>{t('home.taxExempt')}</li>
              <li>{t('home.trustedDonors', { number: formatNumber(trust.counters.trustedDonors) })}</li>
              <li>{t('home.accountsPublished')}</li>
            </ul>
          </div>
          <HeroDrawing label={t('home.drawing')} />
        </div>
      </Page>
    </div>
  );
}
