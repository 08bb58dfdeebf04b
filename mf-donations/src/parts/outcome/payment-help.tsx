import { useConfig } from '@trust/shared/remote';
import { PhoneLink } from '@trust/shared/ui/phone-link';
import { useAfterPaymentTexts } from '../../texts/use-texts.ts';
import styles from './payment-help.module.css';
import { LookUpLink } from './look-up-link.tsx';

/**
 * Whom a donor can ask, and a link to the page that looks a payment up, with `tranId` filled in.
 */
export function PaymentHelp({ tranId, lookUp = true }: { tranId?: string | undefined; lookUp?: boolean }) {
  const t = useAfterPaymentTexts();
  const { phones, email } = useConfig().trust;
  return (
    <section className={styles.help} aria-labelledby="payment-help">
      <h2 id="payment-help" className={styles.title}>
        {t('help.title')}
      </h2>
      {lookUp ? <LookUpLink tranId={tranId}>{t('help.check')}</LookUpLink> : null}
      <p>{t('help.contact')}</p>
      <ul className={styles.ways}>
        {phones.map((phone) => (
          <li key={phone}>
            <PhoneLink className={styles.link} phone={phone} />
          </li>
        ))}
        <li>
          <a className={styles.link} href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </li>
      </ul>
    </section>
  );
}
