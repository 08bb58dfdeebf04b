import type { SearchAnswer } from '@trust/shared/contract/content/search';
import { Link } from '@trust/shared/remote';
import { useSearchTexts } from '../../texts/use-texts.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './search-results.module.css';

/** The pages of this site that do what was asked for, above the results. */
export function SearchAnswers({ answers }: { answers: readonly SearchAnswer[] }) {
  const t = useSearchTexts();
  if (answers.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('search.answers')}>
      {answers.map(({ path, title, text }) => (
        <li key={title.join('')} className={styles.result}>
          <div className={styles.words}>
            <p className={styles.kind}>{t('search.one.page')}</p>
            <h2 className={styles.title}>
              <Link className={styles.link} href={path}>
                <MarkedText pieces={title} />
              </Link>
            </h2>
            <p>
              <MarkedText pieces={text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
