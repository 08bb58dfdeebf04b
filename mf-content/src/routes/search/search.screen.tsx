import type { SearchResponse } from '@trust/shared/contract/content/search';
import {
  CONTACT_PATH,
  DOWNLOADS_PATH,
  LATEST_NEWS_PATH,
  PROJECTS_PATH,
  REPORTS_PATH,
} from '@trust/shared/contract/pages/paths';
import { defineScreen, Link, useSearch } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { Pagination } from '@trust/shared/ui/pagination';
import { Spinner } from '@trust/shared/ui/spinner';
import { Columns } from '../../parts/columns.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { SearchBox } from './search-box.tsx';
import { SearchKinds } from './search-kinds.tsx';
import { SearchResults } from './search-results.tsx';
import { loadSearch, type SearchData } from './search.data.ts';
import styles from './search.module.css';
import { countOf, hrefOf, isCutOff, pageCount, type SearchQuery } from './search.rules.ts';

function Search({ data: { query, response } }: { data: SearchData }) {
  const t = useContentTexts();
  return (
    <Columns head={<h1>{t('search.title')}</h1>}>
      <SearchBox query={query} />
      {response ? (
        <FoundResults query={query} response={response} />
      ) : (
        <SearchSuggestions title={t('search.empty')} />
      )}
    </Columns>
  );
}

function FoundResults({
  query,
  response: { results, counts },
}: {
  query: SearchQuery;
  response: SearchResponse;
}) {
  const t = useContentTexts();
  const { loading } = useSearch();
  const count = countOf(counts, query.kind);
  if (countOf(counts, undefined) === 0)
    return <SearchSuggestions title={t('search.none', { q: query.q })} hint />;
  const pages = pageCount(count);
  return (
    <>
      <SearchKinds query={query} counts={counts} />
      <div role="status" className={styles.status}>
        {loading ? (
          <Spinner label={t('search.loading')} />
        ) : (
          t(isCutOff(counts, query.kind) ? 'search.foundMany' : 'search.found', { count, q: query.q })
        )}
      </div>
      <SearchResults results={results} loading={loading} />
      <Pagination
        page={Math.min(query.page, pages + 1)}
        pages={pages}
        hrefOf={(page) => hrefOf({ ...query, page })}
      />
    </>
  );
}

/** For an empty query or no results: a hint, and links to other pages. */
function SearchSuggestions({ title, hint = false }: { title: string; hint?: boolean }) {
  const t = useContentTexts();
  const links = [
    [PROJECTS_PATH, t('wayOut.projects')],
    [LATEST_NEWS_PATH, t('home.news.all')],
    [REPORTS_PATH, t('reports.title')],
    [DOWNLOADS_PATH, t('downloads.title')],
    [CONTACT_PATH, t('wayOut.contact')],
  ] as const;
  return (
    <EmptyState title={title}>
      {hint ? <p>{t('search.noneText')}</p> : null}
      <ul className={styles.ways}>
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

export const screen = defineScreen<SearchData>({
  load: loadSearch,
  Screen: Search,
  head: ({ t, data: { query } }) => ({
    title: query.q ? t('search.headTitle', { q: query.q }) : t('search.title'),
    description: t('search.hint'),
    noIndex: true,
  }),
});
