import type { SearchResult } from '@trust/shared/contract/content/search';
import { Link } from '@trust/shared/remote';
import { Picture } from '@trust/shared/ui/picture';
import { ResultsList } from '../../parts/results.tsx';
import { useSearchTexts } from '../../texts/use-texts.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './search-results.module.css';

export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  const t = useSearchTexts();
  return (
    <ResultsList as="ol" className={styles.list}>
      {results.map(({ kind, id, lang, title, excerpt, marked, picture, path }) => (
        <li key={`${kind} ${id}`} className={picture ? `${styles.result} ${styles.pictured}` : styles.result}>
          {picture ? (
            <div className={styles.picture}>
              <Picture src={picture} alt="" ratio="16/10" sizes="9rem" widths={[320]} />
            </div>
          ) : null}
          <div className={styles.words}>
            <p className={styles.kind}>{t(`search.one.${kind}`)}</p>
            <h2 className={styles.title} lang={lang}>
              <Link className={styles.link} href={path}>
                <MarkedText pieces={marked?.title ?? [title]} />
              </Link>
            </h2>
            {excerpt ? (
              <p lang={lang}>
                <MarkedText pieces={marked?.excerpt ?? [excerpt]} />
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ResultsList>
  );
}
