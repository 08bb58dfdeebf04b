import { Link } from '@trust/shared/remote';
import type { CategoryTeaser } from '../../parts/category-steps/categories.data.ts';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './category-list.module.css';
import { hrefOf, type ProjectsFilter } from './projects.rules.ts';

/** All categories: folded on a phone, beside the list on a wide screen. */
export function CategoryList({
  filter,
  categories,
}: {
  filter: ProjectsFilter;
  categories: readonly CategoryTeaser[];
}) {
  const t = useContentTexts();
  return (
    <nav aria-label={t('projects.categories')}>
      <details className={styles.fold}>
        <summary className={styles.summary}>{t('projects.categories')}</summary>
        <ul className={styles.list}>
          <Entry name={t('projects.allCategories')} category={undefined} filter={filter} />
          {categories.map(({ _id, name }) => (
            <Entry key={_id} name={name} category={_id} filter={filter} />
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Entry({
  name,
  category,
  filter,
}: {
  name: string;
  category: string | undefined;
  filter: ProjectsFilter;
}) {
  return (
    <li>
      <Link
        className={styles.link}
        href={hrefOf({ ...filter, category, page: 1 })}
        aria-current={category === filter.category ? 'true' : undefined}
      >
        {name}
      </Link>
    </li>
  );
}
