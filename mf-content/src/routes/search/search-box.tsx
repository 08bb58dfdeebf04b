import { MAX_QUERY } from '@trust/shared/contract/content/search-limits';
import { SEARCH_PATH } from '@trust/shared/contract/pages/paths';
import { useNavigateTo } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { TextField } from '@trust/shared/ui/field';
import { readFormSearch } from '../../parts/form-address.ts';
import { useSearchTexts } from '../../texts/use-texts.ts';
import styles from './search-box.module.css';
import { hrefOf, readSearchQuery, type SearchQuery } from './search.rules.ts';

/** A plain GET form, so that it works before and without scripts. It keeps the chosen kind. */
export function SearchBox({ query }: { query: SearchQuery }) {
  const t = useSearchTexts();
  const navigateTo = useNavigateTo();
  return (
    <form
      key={`${query.q} ${query.kind}`}
      className={styles.box}
      role="search"
      action={SEARCH_PATH}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        navigateTo(hrefOf(readSearchQuery(readFormSearch(event.currentTarget))));
      }}
    >
      <TextField
        label={t('search.label')}
        hint={t('search.hint')}
        type="search"
        name="q"
        defaultValue={query.q}
        maxLength={MAX_QUERY}
        autoComplete="off"
        enterKeyHint="search"
      />
      {query.kind ? <input type="hidden" name="kind" value={query.kind} /> : null}
      <Button type="submit" kind="brand">
        {t('search.submit')}
      </Button>
    </form>
  );
}
