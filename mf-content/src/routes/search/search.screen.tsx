import { defineScreen } from '@trust/shared/remote';
import { Columns } from '../../parts/columns.tsx';
import { useSearchTexts } from '../../texts/use-texts.ts';
import { FoundResults } from './found-results.tsx';
import { SearchBox } from './search-box.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';
import { loadSearch, type SearchData } from './search.data.ts';

function Search({ data: { query, response } }: { data: SearchData }) {
  const t = useSearchTexts();
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

export const screen = defineScreen<SearchData>({
  load: loadSearch,
  Screen: Search,
  head: ({ t, data: { query } }) => ({
    title: query.q ? t('search.headTitle', { q: query.q }) : t('search.title'),
    description: t('search.hint'),
    noIndex: true,
  }),
});
