import type { Language } from '@trust/shared/contract/languages';
import {
  DOWNLOADS_PATH,
  GIFT_REPORT_PATH,
  PAYMENT_CHECK_PATH,
  PRIVACY_PATH,
  RELIEF_APPLICATION_PATH,
  SOLACE_PATH,
  TERMS_PATH,
} from '@trust/shared/contract/pages/paths';
import { fundPath } from '@trust/shared/contract/donations/funds';
import type { TrustConfig } from '@trust/shared/contract/trust';
import { PhoneLink } from '@trust/shared/ui/phone-link';
import { hasPrivateAddress, routeOf } from '../../routes.ts';
import { FooterGroup } from './footer-group.tsx';
import styles from './footer.module.css';
import { localise, sectionHref, SECTIONS } from '../frame.rules.ts';
import { frameTexts } from '../frame.texts.ts';
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
        <FooterGroup title={localise(language, trust.name)}>
          <p className={styles.blurb}>{localise(language, trust.about)}</p>
          <p className={styles.registration}>
            80G: {trust.registration.section80G}
            <br />
            12A: {trust.registration.section12A}
          </p>
        </FooterGroup>
        <FooterGroup title={t.quickLinks}>
          <QuickLinks language={language} />
        </FooterGroup>
        <FooterGroup title={t.contactUs}>
          <Contact language={language} trust={trust} />
        </FooterGroup>
      </div>
      <div className={styles.end}>
        <ul className={styles.row}>
          <li>
            <a className={styles.donate} href={fundPath('home')}>
              {t.donate}
            </a>
          </li>
          <li>
            <a href={PAYMENT_CHECK_PATH}>{t.checkPayment}</a>
          </li>
        </ul>
        {/* The switch sends the page's address on. */}
        {hasPrivateAddress(routeOf(path.split('?')[0] ?? '')) ? null : (
          <SaverSwitch language={language} path={path} on={saver} />
        )}
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
            <a href={TERMS_PATH}>{t.terms}</a>
          </li>
          <li>
            <a href={PRIVACY_PATH}>{t.privacy}</a>
          </li>
        </ul>
      </div>
    </footer>
  );
}

/** The names of the links' texts, with their pages. */
const QUICK_LINKS = [
  // In the footer most visitors look for the printed forms.
  ...SECTIONS.map(
    (section) => [section, section === 'applications' ? DOWNLOADS_PATH : sectionHref(section)] as const,
  ),
  ['solace', SOLACE_PATH],
  ['relief', RELIEF_APPLICATION_PATH],
  ['reportGift', GIFT_REPORT_PATH],
] as const;

function QuickLinks({ language }: { language: Language }) {
  const t = frameTexts[language];
  return (
    <nav aria-label={t.quickLinks}>
      <ul className={styles.quick}>
        {QUICK_LINKS.map(([name, href]) => (
          <li key={name}>
            <a href={href}>{t[name]}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contact({ language, trust }: { language: Language; trust: TrustConfig }) {
  const t = frameTexts[language];
  return (
    <address className={styles.address}>
      {trust.address.map((line) => (
        <span key={line.en}>{localise(language, line)}</span>
      ))}
      {trust.phones.map((phone) => (
        <PhoneLink key={phone} phone={phone} />
      ))}
      <a href={`mailto:${trust.email}`} translate="no">
        {trust.email}
      </a>
      {trust.mapUrl ? (
        <a href={trust.mapUrl} rel="noopener">
          {t.map}
        </a>
      ) : null}
    </address>
  );
}
