import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import {
  APP_PAYMENTS_PATH,
  buildPath,
  PAYMENTS_PATH,
  PROJECT_PATH,
} from '@trust/shared/contract/pages/paths';
import { fundOfPurpose } from '@trust/shared/contract/donations/funds';
import { textIn } from '@trust/shared/contract/text-in';
import { formatDate, formatPaise } from '@trust/shared/i18n/format';
import { useConfig, useLanguage } from '@trust/shared/remote';
import type { ComponentType } from 'react';
import { ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { useAfterPaymentTexts } from '../../texts/use-texts.ts';
import { Receipt } from '../receipt/receipt.tsx';
import { useOwnDonation } from '../receipt/use-own-donation.ts';
import type { TributeProps } from '../tribute/tribute.tsx';
import styles from './after-payment.module.css';
import { isBooking } from './payment-state.rules.ts';

/**
 * A payment whose money has arrived. In the browser in which it was made also the sum, the cause and what comes next;
 * `first` is what the loader has read of that.
 */
export function Received({
  tranId,
  first,
  inApp = false,
  Tribute,
}: {
  tranId: string;
  first?: DonationSummary | null | undefined;
  inApp?: boolean;
  /** Shows for whom it was given; a page within an app has none. */
  Tribute?: ComponentType<TributeProps>;
}) {
  const t = useAfterPaymentTexts();
  const { trust } = useConfig();
  const booking = isBooking(tranId, trust.transactionPrefixes.solace);
  const donation = useOwnDonation(tranId, first);
  const isRefunded = donation ? donation.refunded === donation.amount : false;
  return (
    <>
      {donation ? <Given donation={donation} /> : null}
      {isRefunded ? null : <p>{t(booking ? 'outcome.received.booked' : 'outcome.received.thanks')}</p>}
      <p>{t('outcome.received.keep')}</p>
      <Receipt tranId={tranId} donation={donation} inApp={inApp} />
      {Tribute && donation?.tribute && !isRefunded ? (
        <Tribute tribute={donation.tribute} tranId={tranId} />
      ) : null}
      {donation && !booking ? <NextSteps donation={donation} inApp={inApp} /> : null}
    </>
  );
}

/** How much was given for what and when, and what of it was refunded. */
function Given({ donation: { amount, refunded, paidAt, cause, purpose } }: { donation: DonationSummary }) {
  const t = useAfterPaymentTexts();
  const language = useLanguage();
  const fund = fundOfPurpose(purpose);
  const name = cause ? textIn(language, cause.name) : fund && t(`fund.${fund}`);
  return (
    <>
      {name !== undefined && paidAt !== null ? (
        <p className={styles.given}>
          {t('donation.given', {
            amount: formatPaise(amount),
            cause: name,
            date: formatDate(paidAt, language),
          })}
        </p>
      ) : null}
      {refunded > 0 ? (
        <Notice tone="info">
          <p>
            {refunded === amount
              ? t('donation.refunded', { amount: formatPaise(refunded) })
              : t('donation.part-refunded', {
                  amount: formatPaise(refunded),
                  rest: formatPaise(amount - refunded),
                })}
          </p>
        </Notice>
      ) : null}
    </>
  );
}

function NextSteps({ donation, inApp }: { donation: DonationSummary; inApp: boolean }) {
  const t = useAfterPaymentTexts();
  const { email } = useConfig().trust;
  const { amount, refunded, cause, purpose, hasPan } = donation;
  const nid = cause?.id ?? fundOfPurpose(purpose);
  return (
    <section className={styles.receipt} aria-labelledby="next-steps">
      <h2 id="next-steps" className={styles.title}>
        {t('donation.next')}
      </h2>
      {refunded === amount ? null : (
        <p>{hasPan ? t('donation.certificate') : t('donation.no-pan', { email })}</p>
      )}
      <div className={styles.buttons}>
        {cause === null || inApp ? null : (
          <ButtonLink kind="quiet" href={buildPath(PROJECT_PATH, cause.id)}>
            {t('donation.see-project')}
          </ButtonLink>
        )}
        {nid === undefined ? null : (
          <ButtonLink kind="give" href={buildPath(inApp ? APP_PAYMENTS_PATH : PAYMENTS_PATH, nid)}>
            {t('donation.give-again')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
