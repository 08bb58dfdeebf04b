import { TRIBUTE_CARD_PATH } from '@trust/shared/contract/pages/paths';
import { useLanguage } from '@trust/shared/remote';
import { useResultTexts } from '../../texts/use-texts.ts';
import styles from '../outcome/after-payment.module.css';

/**
 * Leads to the card of a gift in memory or on behalf of someone where no scripts run. The browser's cookie decides whether it
 * opens, of which the page knows nothing: so the words say for which gifts there is one.
 */
export function CardWithoutScripts({ tranId }: { tranId: string }) {
  const t = useResultTexts();
  const query = new URLSearchParams({ tran_id: tranId, lang: useLanguage() });
  return (
    <noscript>
      <p>
        <a className={styles.link} href={`${TRIBUTE_CARD_PATH}?${query.toString()}`}>
          {t('tribute.without-scripts')}
        </a>
      </p>
    </noscript>
  );
}
