import type { SearchResponse } from '@trust/shared/contract/content/search';
import { Link } from '@trust/shared/remote';
import { Pagination } from '@trust/shared/ui/pagination';
import { ResultsStatus } from '../../parts/results.tsx';
import { useSearchTexts } from '../../texts/use-texts.ts';
import { SearchAnswers } from './search-answers.tsx';
import { SearchKinds } from './search-kinds.tsx';
import { SearchResults } from './search-results.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import styles from './search.module.css';
import { countOf, hrefOf, isCutOff, pageCount, type SearchQuery } from './search.rules.ts';

/** What was found, and for what: a misspelt query is answered for the one that was meant. */
export function FoundResults({ query, response }: { query: SearchQuery; response: SearchResponse }) {
  const t = useSearchTexts();
  const { results, counts, answers = [], searched } = response;
  const all = countOf(counts, undefined);
  if (all === 0 && answers.length === 0)
    return <SearchSuggestions title={t('search.none', { q: query.q })} hint />;
  const count = countOf(counts, query.kind);
  const pages = pageCount(count);
  const message =
    searched !== undefined
      ? t('search.corrected', { q: searched })
      : all === 0
        ? t('search.foundPages', { count: answers.length, q: query.q })
        : t(isCutOff(counts, query.kind) ? 'search.foundMany' : 'search.found', { count, q: query.q });
  return (
    <>
      <div>
        <ResultsStatus className={styles.status} loadingLabel={t('search.loading')}>
          <p>{message}</p>
        </ResultsStatus>
        {searched === undefined ? null : (
          <Link className={styles.exactly} href={hrefOf({ ...query, page: 1, exact: true })}>
            {t('search.exactly', { q: query.q })}
          </Link>
        )}
      </div>
      {query.page === 1 && !query.kind ? <SearchAnswers answers={answers} /> : null}
      {all > 0 ? <SearchKinds query={query} counts={counts} /> : null}
      <SearchResults results={results} />
      <Pagination
        page={Math.min(query.page, pages + 1)}
        pages={pages}
        hrefOf={(page) => hrefOf({ ...query, page })}
      />
    </>
  );
}
