import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import { Link } from '@trust/shared/remote';
import { useAfterPaymentTexts } from '../../../texts/use-texts.ts';
import { Receipt } from '../../receipt/receipt.tsx';
import styles from '../after-payment.module.css';
import { Given } from './given.tsx';
import { lookUpPath } from '../payment-paths.rules.ts';

/** A payment of which all was refunded. `donation`, see `useOwnDonation`: in the browser in which it was made also its sums. */
export function Refunded({
  tranId,
  donation,
  inApp = false,
}: {
  tranId: string;
  donation: DonationSummary | null | undefined;
  inApp?: boolean;
}) {
  const t = useAfterPaymentTexts();
  return donation ? (
    <>
      <Given donation={donation} />
      <Receipt tranId={tranId} donation={donation} inApp={inApp} />
    </>
  ) : (
    <>
      <p>{t('outcome.refunded.all')}</p>
      <RefundLink tranId={tranId} inApp={inApp} />
    </>
  );
}

/** Leads to the sums of a refund, for who knows the phone number too. */
export function RefundLink({ tranId, inApp }: { tranId: string; inApp: boolean }) {
  const t = useAfterPaymentTexts();
  const newWindow = inApp ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <p>
      <Link className={styles.link} href={lookUpPath(tranId)} {...newWindow}>
        {t('outcome.refunded.see')}
      </Link>
    </p>
  );
}
