import { useConfig, Link } from '@trust/shared/remote';
import { useTexts } from '../texts/use-texts.ts';
import styles from './payment-help.module.css';

/**
 * Whom a donor can ask, and where a payment can be looked up later; `tranId` is filled in there. Within an app that page,
 * which has the site's frame, asks for a window of its own.
 */
export function PaymentHelp({
  tranId,
  lookUp = true,
  inApp = false,
}: {
  tranId?: string | undefined;
  lookUp?: boolean;
  inApp?: boolean;
}) {
  const t = useTexts();
  const { phones, email } = useConfig().trust;
  const query = tranId === undefined ? '' : `?${new URLSearchParams({ tran: tranId }).toString()}`;
  const ofItsOwn = inApp ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <section className={styles.help} aria-labelledby="payment-help">
      <h2 id="payment-help" className={styles.title}>
        {t('help.title')}
      </h2>
      {lookUp ? (
        <p>
          <Link className={styles.link} href={`/payments-check${query}`} {...ofItsOwn}>
            {t('help.check')}
          </Link>
        </p>
      ) : null}
      <p>{t('help.contact')}</p>
      <ul className={styles.ways}>
        {phones.map((phone) => (
          <li key={phone}>
            <a className={styles.link} href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>
              {phone}
            </a>
          </li>
        ))}
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      </ul>
    </section>
  );
}
