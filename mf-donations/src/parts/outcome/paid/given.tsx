import type { DonationSummary } from '@trust/shared/contract/donations/payments';
import { fundOfPurpose } from '@trust/shared/contract/donations/funds';
import { textIn } from '@trust/shared/contract/text-in';
import { formatPaise } from '@trust/shared/i18n/format';
import { formatDate } from '@trust/shared/i18n/format-date';
import { useLanguage } from '@trust/shared/remote';
import { Notice } from '@trust/shared/ui/notice';
import { useAfterPaymentTexts } from '../../../texts/use-texts.ts';
import styles from '../after-payment.module.css';

/** How much was given for what and when, and what of it was refunded. */
export function Given({
  donation: { amount, refunded, paidAt, cause, purpose },
}: {
  donation: DonationSummary;
}) {
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
                })}{' '}
            {t('outcome.refunded.when')}
          </p>
        </Notice>
      ) : null}
    </>
  );
}
