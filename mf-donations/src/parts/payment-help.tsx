import { useConfig, Link } from '@trust/shared/remote';
import { useTexts } from '../texts/use-texts.ts';
import styles from './payment-help.module.css';

/** Whom a donor can ask, and where a payment can be looked up later; `tranId` is filled in there. */
export function PaymentHelp({ tranId, lookUp = true }: { tranId?: string | undefined; lookUp?: boolean }) {
  const t = useTexts();
  const { phones, email } = useConfig().trust;
  const query = tranId === undefined ? '' : `?${new URLSearchParams({ tran: tranId }).toString()}`;
  return (
    <section className={styles.help} aria-labelledby="payment-help">
      <h2 id="payment-help" className={styles.title}>
        {t('help.title')}
      </h2>
      {lookUp ? (
        <p>
          <Link className={styles.link} href={`/payments-check${query}`}>
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
