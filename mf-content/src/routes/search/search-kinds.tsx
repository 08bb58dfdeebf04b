import { type SearchResponse } from '@trust/shared/contract/content/search';
import { SEARCH_KINDS } from '@trust/shared/contract/content/search-limits';
import { Link } from '@trust/shared/remote';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './search-kinds.module.css';
import { countOf, hrefOf, isCutOff, type SearchQuery } from './search.rules.ts';

/** Links to the results of each kind, with their counts. */
export function SearchKinds({ query, counts }: { query: SearchQuery; counts: SearchResponse['counts'] }) {
  const t = useContentTexts();
  return (
    <nav aria-label={t('search.kinds')}>
      <ul className={styles.kinds}>
        {[undefined, ...SEARCH_KINDS].map((kind) => (
          <li key={kind ?? 'all'}>
            <Link
              className={styles.kind}
              href={hrefOf({ q: query.q, kind, page: 1 })}
              aria-current={kind === query.kind ? 'true' : undefined}
            >
              {t(`search.many.${kind ?? 'all'}`)}
              <span>
                {countOf(counts, kind)}
                {isCutOff(counts, kind) ? '+' : ''}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
