import { ABOUT_PATH } from '@trust/shared/contract/pages/paths';
import { Link, useConfig } from '@trust/shared/remote';
import { BELOW_FOLD } from '@trust/shared/ui/below-fold';
import { useId } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';
import home from './home.module.css';
import styles from './tax-exemption.module.css';

export function TaxExemption() {
  const t = useContentTexts();
  const titleId = useId();
  const { registration } = useConfig().trust;
  return (
    <section {...BELOW_FOLD} aria-labelledby={titleId}>
      <div className={styles.banner}>
        <p className={styles.mark} aria-hidden="true">
          80G
        </p>
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('home.tax.title')}
          </h2>
          <p>{t('home.tax.text', { number: registration.section80G })}</p>
          <Link className={home.more} href={`${ABOUT_PATH}#documents`}>
            {t('home.tax.documents')}
          </Link>
        </div>
      </div>
    </section>
  );
}
