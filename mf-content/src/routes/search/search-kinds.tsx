import { type SearchResponse } from '@trust/shared/contract/content/search';
import { SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import { Link } from '@trust/shared/remote';
import { useSearchTexts } from '../../texts/use-texts.ts';
import styles from './search-kinds.module.css';
import { countOf, hrefOf, isCutOff, type SearchQuery } from './search.rules.ts';

/** Links to the results of each kind that there are, with their counts. */
export function SearchKinds({ query, counts }: { query: SearchQuery; counts: SearchResponse['counts'] }) {
  const t = useSearchTexts();
  const found = SEARCH_KINDS.filter((kind) => counts[kind] > 0 || kind === query.kind);
  return (
    <nav aria-label={t('search.kinds')}>
      <ul className={styles.kinds}>
        {[undefined, ...found].map((kind) => (
          <li key={kind ?? 'all'}>
            <Link
              className={styles.kind}
              href={hrefOf({ ...query, kind, page: 1 })}
              aria-current={kind === query.kind ? 'true' : undefined}
            >
              {t(`search.many.${kind ?? 'all'}`)}
              {countOf(counts, kind) > 0 ? (
                <span>
                  {countOf(counts, kind)}
                  {isCutOff(counts, kind) ? '+' : ''}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
