import { MAX_QUERY } from '@trust/shared/contract/content/search-limits';
import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { useNavigateTo } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ChoiceField, SelectField, TextField } from '@trust/shared/ui/field';
import type { SubmitEvent } from 'react';
import type { CategoryName } from '../../parts/category-steps/categories.data.ts';
import { readFormSearch } from '../../parts/form-address.ts';
import { useContentTexts } from '../../texts/use-texts.ts';
import { hrefOf, readFilter, type ProjectsFilter } from './projects.rules.ts';
import styles from './project-filters.module.css';

/**
 * Folded on a phone, open on a wide screen. A plain GET form, so that it works before and without scripts; it leads to the
 * element `resultId` then. `onApply` is called before the page changes.
 */
export function ProjectFilters({
  filter,
  categories,
  resultId,
  onApply,
}: {
  filter: ProjectsFilter;
  categories: readonly CategoryName[];
  resultId: string;
  onApply: () => void;
}) {
  const t = useContentTexts();
  const navigateTo = useNavigateTo();
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply();
    navigateTo(hrefOf(readFilter(readFormSearch(event.currentTarget))));
  };
  return (
    // Another filter folds it again, and puts what was chosen into its fields.
    <details key={hrefOf({ ...filter, page: 1 })} className={styles.fold}>
      <summary className={styles.summary}>{t('projects.filterButton')}</summary>
      <form
        className={styles.filters}
        action={`${PROJECTS_PATH}#${resultId}`}
        method="get"
        aria-label={t('projects.filter')}
        onSubmit={apply}
      >
        <ChoiceField
          legend={t('projects.status')}
          name="status"
          defaultValue={filter.status}
          options={[
            { value: 'ongoing', label: t('projects.ongoing') },
            { value: 'completed', label: t('projects.completed') },
          ]}
        />
        <SelectField
          label={t('projects.category')}
          name="category"
          defaultValue={filter.category ?? ''}
          placeholder={t('projects.allCategories')}
          options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
        />
        <TextField
          label={t('projects.search')}
          type="search"
          name="search"
          defaultValue={filter.search}
          maxLength={MAX_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" kind="brand">
          {t('projects.apply')}
        </Button>
      </form>
    </details>
  );
}
