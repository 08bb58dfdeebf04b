import { useLanguage } from '@trust/shared/remote';
import { useTexts } from '../texts/use-texts.ts';
import styles from './other-language.module.css';

/**
 * A link to the same page in the other language, for pages without the header; `address` is their path and query. It
 * loads another document, so `onLeave` is called to save what was typed.
 */
export function OtherLanguage({ address, onLeave }: { address: string; onLeave?: () => void }) {
  const t = useTexts();
  const other = useLanguage() === 'en' ? 'ml' : 'en';
  const [path = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('lang', other);
  return (
    <p className={styles.line}>
      <a
        className={styles.link}
        href={`${path}?${query.toString()}`}
        hrefLang={other}
        lang={other}
        onClick={onLeave}
      >
        {t('app.other-language')}
      </a>
    </p>
  );
}
