import { MAX_QUERY } from '@trust/shared/contract/search';
import { useNavigateTo } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { TextField } from '@trust/shared/ui/field';
import { addressSearch } from '../../parts/form-address.ts';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './search-box.module.css';
import { hrefOf, readAsked, type SearchAsked } from './search.rules.ts';

/** A plain GET form, so that it works before and without scripts. The kind stays chosen. */
export function SearchBox({ asked }: { asked: SearchAsked }) {
  const t = useContentTexts();
  const navigateTo = useNavigateTo();
  return (
    <form
      key={`${asked.q} ${asked.kind}`}
      className={styles.box}
      role="search"
      action="/search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        navigateTo(hrefOf(readAsked(addressSearch(event.currentTarget))));
      }}
    >
      <TextField
        label={t('search.label')}
        hint={t('search.hint')}
        type="search"
        name="q"
        defaultValue={asked.q}
        maxLength={MAX_QUERY}
        autoComplete="off"
        enterKeyHint="search"
      />
      {asked.kind ? <input type="hidden" name="kind" value={asked.kind} /> : null}
      <Button type="submit" kind="brand">
        {t('search.submit')}
      </Button>
    </form>
  );
}
