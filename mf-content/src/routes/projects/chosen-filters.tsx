import { Link } from '@trust/shared/remote';
import { ButtonLink } from '@trust/shared/ui/button';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './chosen-filters.module.css';
import { chosenFilters, hrefOf, withoutFilter, type ProjectsFilter } from './projects.rules.ts';

/** What the list is filtered by: each is removed with one press, and so are all. */
export function ChosenFilters({
  filter,
  categoryName,
  onChange,
}: {
  filter: ProjectsFilter;
  categoryName: string;
  onChange: () => void;
}) {
  const t = useContentTexts();
  const chosen = chosenFilters(filter);
  if (chosen.length === 0) return null;
  const names = { status: t('projects.completed'), category: categoryName, search: `“${filter.search}”` };
  return (
    <ul className={styles.chosen} aria-label={t('projects.chosen')}>
      {chosen.map((name) => (
        <li key={name}>
          <ButtonLink
            kind="quiet"
            className={styles.chip}
            href={hrefOf(withoutFilter(filter, [name]))}
            aria-label={t('projects.remove', { name: names[name] })}
            onClick={onChange}
          >
            {names[name]}
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="m2 2 8 8M10 2 2 10" stroke="currentColor" strokeWidth="2" />
            </svg>
          </ButtonLink>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <Link className={styles.all} href={hrefOf(withoutFilter(filter, chosen))} onClick={onChange}>
            {t('projects.removeAll')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
