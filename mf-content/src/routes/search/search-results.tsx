import type { SearchResult } from '@trust/shared/contract/content/search';
import { Link } from '@trust/shared/remote';
import { Picture } from '@trust/shared/ui/picture';
import { useSearchTexts } from '../../texts/use-texts.ts';
import { MarkedText } from './marked-text.tsx';
import styles from './search-results.module.css';

export function SearchResults({ results, loading }: { results: readonly SearchResult[]; loading: boolean }) {
  const t = useSearchTexts();
  return (
    <ol className={styles.list} aria-busy={loading}>
      {results.map(({ kind, id, lang, title, excerpt, marked, picture, path }) => (
        <li key={`${kind} ${id}`} className={styles.result}>
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
    </ol>
  );
}
