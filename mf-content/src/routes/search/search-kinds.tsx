import { SEARCH_KINDS, type SearchAnswer } from '@trust/shared/contract/search';
import { Link } from '@trust/shared/remote';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './search-kinds.module.css';
import { countOf, hrefOf, isCutOff, type SearchAsked } from './search.rules.ts';

/** How much was found of each kind, and the way to see only that. */
export function SearchKinds({ asked, counts }: { asked: SearchAsked; counts: SearchAnswer['counts'] }) {
  const t = useContentTexts();
  return (
    <nav aria-label={t('search.kinds')}>
      <ul className={styles.kinds}>
        {[undefined, ...SEARCH_KINDS].map((kind) => (
          <li key={kind ?? 'all'}>
            <Link
              className={styles.kind}
              href={hrefOf({ q: asked.q, kind, page: 1 })}
              aria-current={kind === asked.kind ? 'true' : undefined}
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
