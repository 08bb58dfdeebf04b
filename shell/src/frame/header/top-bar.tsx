import { LANGUAGES, otherLanguages, type Language } from '@trust/shared/contract/languages';
import type { TrustConfig } from '@trust/shared/contract/trust';
import { phoneHref } from '@trust/shared/ui/phone-href';
import type { MouseEvent } from 'react';
import { Account, type AccountProps } from './account.tsx';
import { languageHref } from '../frame.rules.ts';
import styles from './top-bar.module.css';

export interface TopBarProps {
  readonly language: Language;
  /** Path and query of the page. */
  readonly path: string;
  readonly trust: TrustConfig;
  readonly account: AccountProps;
  /** Changes the language without a document load; without it the link reloads the page. */
  readonly onLanguage?: ((language: Language) => void) | undefined;
}

/** Contact, account and links to the other languages. */
export function TopBar({ language, path, trust, account, onLanguage }: TopBarProps) {
  const phone = trust.phones[0] ?? '';
  const change = (other: Language) => (event: MouseEvent) => {
    if (!onLanguage || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onLanguage(other);
  };
  return (
    <div className={styles.bar}>
      <div className={styles.inside} data-known={account.session.authenticated || undefined}>
        <a className={styles.phone} href={phoneHref(phone)} aria-label={phone}>
          <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
            <path d="M5.5 2.5 8 7 6.2 8.6a11 11 0 0 0 5.2 5.2L13 12l4.5 2.5c0 2-1.3 3-3 3C8.5 17.5 2.5 11.5 2.5 5.5c0-1.7 1-3 3-3Z" />
          </svg>
          <span className={styles.number} translate="no">
            {phone}
          </span>
        </a>
        <a className={styles.mail} href={`mailto:${trust.email}`} translate="no">
          {trust.email}
        </a>
        <div className={styles.visitor}>
          <Account language={language} path={path} {...account} />
          {otherLanguages(language).map((other) => (
            <a
              key={other}
              className={styles.language}
              href={languageHref(path, other)}
              lang={other}
              hrefLang={other}
              translate="no"
              onClick={change(other)}
            >
              <span>{LANGUAGES[other]}</span>
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
