import type { Language } from '@trust/shared/contract/language';
import type { TrustConfig } from '@trust/shared/contract/trust';
import { routeOf } from '../routes.ts';
import styles from './footer.module.css';
import { inLanguage, SECTION_HREF, SECTIONS, telephoneHref } from './frame.rules.ts';
import { frameTexts } from './frame.texts.ts';
import { SaverSwitch } from './saver-switch.tsx';

/** The end of every page. */
export function Footer({
  language,
  path,
  trust,
  saver,
}: {
  language: Language;
  /** Path and query of the page. */
  path: string;
  trust: TrustConfig;
  /** The visitor saves data. */
  saver: boolean;
}) {
  const t = frameTexts[language];
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.about}>
          <h2 className={styles.title}>{inLanguage(language, trust.name)}</h2>
          <p className={styles.blurb}>{inLanguage(language, trust.about)}</p>
          <p className={styles.registration}>
            80G: {trust.registration.section80G}
            <br />
            12A: {trust.registration.section12A}
          </p>
        </div>
        <nav aria-label={t.quickLinks}>
          <h2 className={styles.title}>{t.quickLinks}</h2>
          <ul className={styles.quick}>
            {SECTIONS.map((section) => (
              <li key={section}>
                {/* Printed forms are what most visitors look for down here. */}
                <a href={section === 'applications' ? '/downloads' : SECTION_HREF[section]}>{t[section]}</a>
              </li>
            ))}
            <li>
              <a href="/solace">{t.solace}</a>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>{t.contactUs}</h2>
          <address className={styles.address}>
            {trust.address.map((line) => (
              <span key={line.en}>{inLanguage(language, line)}</span>
            ))}
            {trust.phones.map((phone) => (
              <a key={phone} href={telephoneHref(phone)}>
                {phone}
              </a>
            ))}
            <a href={`mailto:${trust.email}`}>{trust.email}</a>
            {trust.mapUrl ? (
              <a href={trust.mapUrl} rel="noopener">
                {t.map}
              </a>
            ) : null}
          </address>
        </div>
      </div>
      <div className={styles.end}>
        {/* A payment page's address may hold what was typed: it is handed to nobody. */}
        {routeOf(path.split('?')[0] ?? '').group === 'site' ? (
          <SaverSwitch language={language} path={path} on={saver} />
        ) : null}
        <ul className={styles.row} aria-label={t.followUs}>
          {trust.social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
        <ul className={styles.row}>
          <li>
            <a href="/terms">{t.terms}</a>
          </li>
          <li>
            <a href="/privacy">{t.privacy}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}
