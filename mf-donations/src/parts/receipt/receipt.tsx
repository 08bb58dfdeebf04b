import { RECEIPT_PATH } from '@trust/shared/contract/pages/paths';
import { useLanguage } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useTexts } from '../../texts/use-texts.ts';
import styles from '../outcome/after-payment.module.css';
import { receiptTokenOf } from './receipt-tokens.ts';

/**
 * The receipt, for the browser in which the donation was made: by the token that this tab has stored, else by the cookie
 * that a donation without scripts has set.
 */
export function Receipt({ tranId }: { tranId: string }) {
  const t = useTexts();
  const language = useLanguage();
  const token = useHydrated() ? receiptTokenOf(tranId) : undefined;
  const query = new URLSearchParams(token === undefined ? { tran_id: tranId } : { token });
  query.set('lang', language);
  const address = `${RECEIPT_PATH}?${query.toString()}`;
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt" className={styles.title}>
        {t('receipt.title')}
      </h2>
      <div className={styles.buttons}>
        <ButtonLink href={address} target="_blank" rel="noreferrer">
          {t('receipt.open')}
        </ButtonLink>
        <ButtonLink kind="quiet" href={address} download>
          {t('receipt.save')}
        </ButtonLink>
      </div>
      {token === undefined ? <p className={styles.quiet}>{t('receipt.only-here')}</p> : null}
    </section>
  );
}
