import { Link } from '@trust/shared/remote';
import { Picture } from '@trust/shared/ui/picture';
import { Tile, Tiles } from '@trust/shared/ui/tiles';
import { useContentTexts } from '../../texts/use-texts.ts';
import type { CategoryTeaser } from './categories.data.ts';
import { hrefOfStep } from './category-steps.rules.ts';
import styles from './category-tiles.module.css';

export function CategoryTiles({ path, categories }: { path: string; categories: readonly CategoryTeaser[] }) {
  return (
    <Tiles>
      {categories.map(({ _id, name, logo }) => (
        <Tile key={_id} href={hrefOfStep(path, _id)}>
          <span className={styles.logo}>
            <Picture src={logo} alt="" ratio="1/1" sizes="4rem" widths={[320]} />
          </span>
          {name}
        </Tile>
      ))}
    </Tiles>
  );
}

export function SubCategoryTiles({ path, category }: { path: string; category: CategoryTeaser }) {
  return (
    <Tiles>
      {category.subCategories.map((name) => (
        <Tile key={name} href={hrefOfStep(path, category._id, name)}>
          {name}
        </Tile>
      ))}
    </Tiles>
  );
}

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
