import { useLanguage } from '@trust/shared/remote';
import { useTexts } from '../texts/use-texts.ts';
import styles from './other-language.module.css';

/**
 * Leads to the same page in the other language, where no header does; `address` is its path and query. It is another
 * document: `onLeave` is the time to keep what was typed.
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
