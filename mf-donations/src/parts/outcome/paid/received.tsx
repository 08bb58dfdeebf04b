import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import { buildPath, PROJECT_PATH } from '@trust/shared/contract/pages/paths';
import { fundOfPurpose } from '@trust/shared/contract/donations/funds';
import { useConfig } from '@trust/shared/remote';
import type { ComponentType } from 'react';
import { ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useAppPage } from '../../in-app/within-app.tsx';
import { useAfterPaymentTexts } from '../../../texts/use-texts.ts';
import { Receipt } from '../../receipt/receipt.tsx';
import type { TributeProps } from '../../tribute/tribute.tsx';
import styles from '../after-payment.module.css';
import { Given } from './given.tsx';
import { givingPath } from '../payment-paths.rules.ts';
import { isBooking } from '../reference.rules.ts';
import { RefundLink } from './refunded.tsx';

/**
 * A payment whose money has arrived. In the browser in which it was made also the sum, the cause and what comes next:
 * `donation`, see `useOwnDonation`.
 */
export function Received({
  tranId,
  donation,
  isPartlyRefunded,
  Tribute,
}: {
  tranId: string;
  donation: DonationSummary | null | undefined;
  isPartlyRefunded: boolean;
  /** Shows for whom it was given; a page within an app has none. */
  Tribute?: ComponentType<TributeProps>;
}) {
  const t = useAfterPaymentTexts();
  const { trust } = useConfig();
  const booking = isBooking(tranId, trust.transactionPrefixes.solace);
  return (
    <>
      {donation ? <Given donation={donation} /> : null}
      {isPartlyRefunded && !donation ? (
        <Notice tone="info">
          <p>
            {t('outcome.refunded.part')} {t('outcome.refunded.when')}
          </p>
          <RefundLink tranId={tranId} />
        </Notice>
      ) : null}
      <p>{t(booking ? 'outcome.received.booked' : 'outcome.received.thanks')}</p>
      <p>{t('outcome.received.keep')}</p>
      <Receipt tranId={tranId} donation={donation} />
      {Tribute && donation?.tribute ? <Tribute tribute={donation.tribute} tranId={tranId} /> : null}
      {donation && !booking ? <NextSteps donation={donation} /> : null}
    </>
  );
}

function NextSteps({ donation }: { donation: DonationSummary }) {
  const t = useAfterPaymentTexts();
  const app = useAppPage();
  const { email } = useConfig().trust;
  const { cause, purpose, hasPan } = donation;
  const nid = cause?.id ?? fundOfPurpose(purpose);
  return (
    <section className={styles.receipt} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {t('donation.next')}
      </h2>
      <p>{hasPan ? t('donation.certificate') : t('donation.no-pan', { email })}</p>
      <div className={styles.buttons}>
        {cause === null || app ? null : (
          <ButtonLink kind="quiet" href={buildPath(PROJECT_PATH, cause.id)}>
            {t('donation.see-project')}
          </ButtonLink>
        )}
        {nid === undefined ? null : (
          <ButtonLink kind="give" href={givingPath(nid, app)}>
            {t('donation.give-again')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
