import { Link } from '@trust/shared/remote';
import { useAfterPaymentTexts } from '../../texts/use-texts.ts';
import { useAppPage } from '../in-app/within-app.tsx';
import styles from './after-payment.module.css';
import { LookUpLink } from './look-up-link.tsx';
import { reportPath } from './payment-paths.rules.ts';

/** A reported gift that waits for the bank's statement. `email` is where the receipt goes, mostly hidden, where that is known. */
export function Reported({ tranId, email }: { tranId: string; email?: string | undefined }) {
  const t = useAfterPaymentTexts();
  return (
    <>
      <p>{t('outcome.reported.what')}</p>
      <p>
        {email === undefined ? t('outcome.reported.receipt') : t('outcome.reported.receipt-to', { email })}
      </p>
      <LookUpLink tranId={tranId}>{t('outcome.reported.check')}</LookUpLink>
    </>
  );
}

/** A reported gift that the bank's statement does not show. */
export function Rejected() {
  const t = useAfterPaymentTexts();
  return (
    <>
      <p>{t('outcome.rejected.what')}</p>
      <p>
        <Link className={styles.link} href={reportPath(useAppPage())}>
          {t('outcome.rejected.again')}
        </Link>
      </p>
    </>
  );
}
