import type { SearchAnswer } from '@trust/shared/contract/search';
import { defineScreen, Link, useSearch } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { Pagination } from '@trust/shared/ui/pagination';
import { Spinner } from '@trust/shared/ui/skeleton';
import { Columns } from '../../parts/columns.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { SearchBox } from './search-box.tsx';
import { SearchKinds } from './search-kinds.tsx';
import { SearchResults } from './search-results.tsx';
import { loadSearch, type SearchData } from './search.data.ts';
import styles from './search.module.css';
import { countOf, hrefOf, isCutOff, pageCount, type SearchAsked } from './search.rules.ts';

function Search({ data: { asked, found } }: { data: SearchData }) {
  const t = useContentTexts();
  return (
    <Columns head={<h1>{t('search.title')}</h1>}>
      <SearchBox asked={asked} />
      {found ? <Found asked={asked} found={found} /> : <WaysOn title={t('search.empty')} />}
    </Columns>
  );
}

function Found({ asked, found: { results, counts } }: { asked: SearchAsked; found: SearchAnswer }) {
  const t = useContentTexts();
  const { loading } = useSearch();
  const count = countOf(counts, asked.kind);
  if (countOf(counts, undefined) === 0) return <WaysOn title={t('search.none', { q: asked.q })} hint />;
  const pages = pageCount(count);
  return (
    <>
      <SearchKinds asked={asked} counts={counts} />
      <div role="status" className={styles.status}>
        {loading ? (
          <Spinner label={t('search.loading')} />
        ) : (
          t(isCutOff(counts, asked.kind) ? 'search.foundMany' : 'search.found', { count, q: asked.q })
        )}
      </div>
      <SearchResults results={results} loading={loading} />
      <Pagination
        page={Math.min(asked.page, pages + 1)}
        pages={pages}
        hrefOf={(page) => hrefOf({ ...asked, page })}
      />
    </>
  );
}

/** Where there is nothing to show: what may help, and where else to look. */
function WaysOn({ title, hint = false }: { title: string; hint?: boolean }) {
  const t = useContentTexts();
  const ways = [
    ['/projects', t('wayOut.projects')],
    ['/newsDetail', t('home.news.all')],
    ['/reports', t('reports.title')],
    ['/downloads', t('downloads.title')],
    ['/contact', t('wayOut.contact')],
  ] as const;
  return (
    <EmptyState title={title}>
      {hint ? <p>{t('search.noneText')}</p> : null}
      <ul className={styles.ways}>
        {ways.map(([href, label]) => (
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
  head: ({ t, data: { asked } }) => ({
    title: asked.q ? t('search.headTitle', { q: asked.q }) : t('search.title'),
    description: t('search.hint'),
    noIndex: true,
  }),
});
