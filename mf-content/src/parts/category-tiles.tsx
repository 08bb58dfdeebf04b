import { Link } from '@trust/shared/remote';
import { Picture } from '@trust/shared/ui/picture';
import { useContentTexts } from '../texts/use-texts.ts';
import type { CategoryTeaser } from './categories.data.ts';
import { hrefOfStep } from './category-steps.rules.ts';
import styles from './category-tiles.module.css';

export function CategoryTiles({ path, categories }: { path: string; categories: readonly CategoryTeaser[] }) {
  return (
    <ul className={styles.grid}>
      {categories.map(({ _id, name, logo }) => (
        <li key={_id}>
          <Link className={styles.tile} href={hrefOfStep(path, _id)}>
            <span className={styles.logo}>
              <Picture src={logo} alt="" ratio="1/1" sizes="4rem" widths={[320]} />
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function SubCategoryTiles({ path, category }: { path: string; category: CategoryTeaser }) {
  return (
    <ul className={styles.grid}>
      {category.subCategories.map((name) => (
        <li key={name}>
          <Link className={styles.tile} href={hrefOfStep(path, category._id, name)}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Back to where nothing is chosen. */
export function BackLink({ href }: { href: string }) {
  const t = useContentTexts();
  return (
    <Link className={styles.back} href={href}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="M11 4 5 10l6 6M5 10h11" fill="none" stroke="currentColor" strokeWidth="2.2" />
      </svg>
      {t('steps.back')}
    </Link>
  );
}
