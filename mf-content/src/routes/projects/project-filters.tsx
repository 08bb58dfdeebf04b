import { useNavigateTo } from '@trust/shared/remote';
import { Button } from '@trust/shared/ui/button';
import { ChoiceField, SelectField } from '@trust/shared/ui/field';
import type { SubmitEvent } from 'react';
import type { CategoryTeaser } from '../../parts/categories.data.ts';
import { useContentTexts } from '../../texts/use-texts.ts';
import { hrefOf, readFilter, type ProjectsFilter } from './projects.rules.ts';
import styles from './project-filters.module.css';

/** A plain GET form, so that it works before and without scripts. */
export function ProjectFilters({
  filter,
  categories,
}: {
  filter: ProjectsFilter;
  categories: readonly CategoryTeaser[];
}) {
  const t = useContentTexts();
  const navigateTo = useNavigateTo();
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const search = new URLSearchParams();
    for (const [name, value] of chosen) if (typeof value === 'string') search.set(name, value);
    navigateTo(hrefOf(readFilter(search)));
  };
  return (
    <form
      key={`${filter.status} ${filter.category}`}
      className={styles.filters}
      action="/projects"
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
      <Button type="submit" kind="brand">
        {t('projects.apply')}
      </Button>
    </form>
  );
}
