import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import { useLanguage } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useAfterPaymentTexts } from '../../texts/use-texts.ts';
import styles from '../outcome/after-payment.module.css';
import { LookUpLink } from '../outcome/look-up-link.tsx';
import { useAppPage } from '../in-app/within-app.tsx';
import { receiptAddress } from './receipt-address.ts';
import { receiptTokenOf } from './receipt-tokens.ts';

/**
 * The receipt, for the browser in which the donation was made: by the token that this tab has stored, else by the cookie
 * that a donation without scripts has set. In other browsers the way to have it sent again. `donation`: see
 * `useOwnDonation`.
 */
export function Receipt({
  tranId,
  donation,
}: {
  tranId: string;
  donation: DonationSummary | null | undefined;
}) {
  const t = useAfterPaymentTexts();
  const token = useHydrated() ? receiptTokenOf(tranId) : undefined;
  const canOpen = token !== undefined || (donation !== null && donation !== undefined);
  const buttons = <ReceiptButtons tranId={tranId} token={token} />;
  return (
    <section className={styles.receipt} aria-labelledby="receipt">
      <h2 id="receipt" className={styles.title}>
        {t('receipt.title')}
      </h2>
      {/* Without scripts the browser's cookie decides, of which the page knows nothing. */}
      {canOpen ? buttons : <noscript>{buttons}</noscript>}
      {donation?.receiptEmail === undefined || donation.refunded === donation.amount ? null : (
        <p>{t('receipt.mailed', { email: donation.receiptEmail })}</p>
      )}
      {canOpen ? null : (
        <>
          <p className={styles.quiet}>{t('receipt.elsewhere')}</p>
          <LookUpLink tranId={tranId}>{t('receipt.again')}</LookUpLink>
        </>
      )}
    </section>
  );
}

function ReceiptButtons({ tranId, token }: { tranId: string; token: string | undefined }) {
  const t = useAfterPaymentTexts();
  const opened = token === undefined ? { tran_id: tranId } : { token };
  const address = receiptAddress(opened, useLanguage(), useAppPage() !== undefined);
  return (
    <div className={styles.buttons}>
      <ButtonLink href={address} target="_blank" rel="noreferrer">
        {t('receipt.open')}
      </ButtonLink>
      <ButtonLink kind="quiet" href={address} download>
        {t('receipt.save')}
      </ButtonLink>
    </div>
  );
}
