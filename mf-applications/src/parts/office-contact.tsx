import { textIn } from '@trust/shared/contract/text-in';
import { useConfig, useLanguage } from '@trust/shared/remote';
import { PhoneLink } from '@trust/shared/ui/phone-link';
import { useTexts } from '../texts/use-texts.ts';
import styles from './office-contact.module.css';

/** How to reach the trust's office. */
export function OfficeContact() {
  const t = useTexts();
  const language = useLanguage();
  const { phones, email, address } = useConfig().trust;
  return (
    <section className={styles.office} aria-labelledby="office">
      <h2 className={styles.title} id="office">
        {t('office.title')}
      </h2>
      <dl className={styles.ways}>
        <dt>{t('office.phone')}</dt>
        {phones.map((phone) => (
          <dd key={phone}>
            <PhoneLink phone={phone} />
          </dd>
        ))}
        <dt>{t('office.email')}</dt>
        <dd>
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </dd>
        <dt>{t('office.address')}</dt>
        <dd>
          <address className={styles.address}>
            {address.map((line) => (
              <span key={line.en}>{textIn(language, line)}</span>
            ))}
          </address>
        </dd>
      </dl>
    </section>
  );
}
