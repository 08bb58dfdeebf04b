import { PAYMENT_CHECK_PATH } from '@trust/shared/contract/pages/paths';
import { textIn } from '@trust/shared/contract/text-in';
import { defineScreen, Link, useConfig, useLanguage } from '@trust/shared/remote';
import { PhoneLink } from '@trust/shared/ui/phone-link';
import { useState } from 'react';
import { organisationJsonLd } from '../../parts/page-head/json-ld.rules.ts';
import { Columns } from '../../parts/columns.tsx';
import { useContactTexts } from '../../texts/use-texts.ts';
import { ContactForm } from './contact-form.tsx';
import { loadContact, type ContactData } from './contact.data.ts';
import styles from './contact.module.css';
import { OfficeMap } from './office-map.tsx';
import { SentNotice } from './sent-notice.tsx';

function Contact({ data: { sent, posted } }: { data: ContactData }) {
  const t = useContactTexts();
  const language = useLanguage();
  const { trust } = useConfig();
  const [written, setWritten] = useState(0);
  const head = (
    <>
      <h1>{t('contact.title')}</h1>
      <p>{t('contact.lead')}</p>
      <p>
        <Link className={styles.link} href={PAYMENT_CHECK_PATH}>
          {t('contact.payment')}
        </Link>
      </p>
    </>
  );
  return (
    <Columns head={head} narrow>
      <div className={styles.cards}>
        <section className={styles.card}>
          <h2 className={styles.title}>{t('contact.phone')}</h2>
          {trust.phones.map((phone) => (
            <PhoneLink key={phone} className={styles.link} phone={phone} />
          ))}
          <p className={styles.note}>{t('contact.hours')}</p>
        </section>
        <section className={styles.card}>
          <h2 className={styles.title}>{t('contact.email')}</h2>
          <a className={styles.link} href={`mailto:${trust.email}`} translate="no">
            {trust.email}
          </a>
          <p className={styles.note}>{t('contact.emailNote')}</p>
        </section>
        <section className={styles.card}>
          <h2 className={styles.title}>{t('contact.address')}</h2>
          <address className={styles.address}>
            {trust.address.map((line) => (
              <span key={line.en}>{textIn(language, line)}</span>
            ))}
          </address>
          {trust.mapUrl ? (
            <a className={styles.link} href={trust.mapUrl} target="_blank" rel="noopener noreferrer">
              {t('contact.map')}
            </a>
          ) : null}
        </section>
      </div>
      <section className={styles.write}>
        <h2 className={styles.title}>{t('contact.formTitle')}</h2>
        {sent ? (
          <SentNotice />
        ) : (
          <ContactForm
            key={written}
            posted={written === 0 ? posted : null}
            focusFirst={written > 0}
            onWriteAnother={() => setWritten(written + 1)}
          />
        )}
      </section>
      {trust.mapEmbedUrl ? <OfficeMap embedUrl={trust.mapEmbedUrl} mapUrl={trust.mapUrl} /> : null}
    </Columns>
  );
}

export const screen = defineScreen<ContactData>({
  load: loadContact,
  Screen: Contact,
  head: ({ t, config, language }) => ({
    title: t('contact.title'),
    description: t('contact.lead'),
    jsonLd: [organisationJsonLd(config, language)],
  }),
});
