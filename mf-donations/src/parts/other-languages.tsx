import { LANGUAGES, otherLanguages } from '@trust/shared/contract/languages';
import { useLanguage } from '@trust/shared/remote';
import styles from './other-languages.module.css';

/**
 * Links to the same page in the other languages, for pages without the header; `address` is their path and query. They
 * load another document, so `onLeave` is called to save what was typed.
 */
export function OtherLanguages({ address, onLeave }: { address: string; onLeave?: () => void }) {
  const [path = '', search] = address.split('?');
  const hrefIn = (language: string) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return `${path}?${query.toString()}`;
  };
  return (
    <p className={styles.line}>
      {otherLanguages(useLanguage()).map((other) => (
        <a
          key={other}
          className={styles.link}
          href={hrefIn(other)}
          hrefLang={other}
          lang={other}
          onClick={onLeave}
          data-needs-react
        >
          {LANGUAGES[other]}
        </a>
      ))}
    </p>
  );
}
