import { REFUNDS_FRAGMENT } from '@trust/shared/contract/content/fragments';
import { TERMS_PATH } from '@trust/shared/contract/pages/paths';
import { textIn } from '@trust/shared/contract/text-in';
import { formatPaise } from '@trust/shared/i18n/format';
import { Link, useConfig, useLanguage } from '@trust/shared/remote';
import { phoneHref } from '@trust/shared/ui/phone-href';
import { useOnSiteTexts } from '../../../texts/use-texts.ts';
import styles from './donation-form.module.css';
import type { DonationFormState } from './state/use-donation-form.ts';

/** What is about to be paid, in one line, and what a donor wants to know before: ways to pay, refunds, a phone number. */
export function GiftSummary({ donation: { amount, purpose, values, way } }: { donation: DonationFormState }) {
  const t = useOnSiteTexts();
  const language = useLanguage();
  const { trust } = useConfig();
  const [phone] = trust.phones;
  return (
    <div className={styles.summary}>
      {amount.kind === 'paise' ? (
        <p>
          <strong>
            {t('pay.summary', {
              sum: formatPaise(amount.paise),
              purpose,
              trust: textIn(language, trust.name),
            })}{' '}
            {values.email.includes('@') ? t('pay.summary-receipt', { email: values.email }) : null}
          </strong>
        </p>
      ) : null}
      {way === 'card' ? <p>{t('pay.methods')}</p> : null}
      <p>{t('pay.indian-banks')}</p>
      <p className={styles.row}>
        {way === 'app' ? null : <Link href={`${TERMS_PATH}#${REFUNDS_FRAGMENT}`}>{t('pay.refunds')}</Link>}
        {phone ? <a href={phoneHref(phone)}>{t('pay.questions', { phone })}</a> : null}
      </p>
    </div>
  );
}
