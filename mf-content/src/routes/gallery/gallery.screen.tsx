import { defineScreen, Link } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { hrefOfStep } from '../../parts/category-steps.rules.ts';
import { BackLink, CategoryTiles, SubCategoryTiles } from '../../parts/category-tiles.tsx';
import { Columns } from '../../parts/columns.tsx';
import { PictureGrid } from '../../parts/picture-grid.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { loadGallery, type GalleryData } from './gallery.data.ts';
import type { PictureGroup } from './gallery.rules.ts';
import styles from './gallery.module.css';

const PATH = '/gallery';

function GalleryScreen({ data }: { data: GalleryData }) {
  const t = useContentTexts();
  const head = (
    <>
      <h1>{t('gallery.title')}</h1>
      <p>{t('gallery.lead')}</p>
    </>
  );
  return (
    <Columns head={head}>
      <Step data={data} />
    </Columns>
  );
}

function Step({ data: { categories, step, groups } }: { data: GalleryData }) {
  const t = useContentTexts();
  switch (step.step) {
    case 'categories':
      return categories.length === 0 ? (
        <EmptyState title={t('gallery.none')} />
      ) : (
        <CategoryTiles path={PATH} categories={categories} />
      );
    case 'subCategories':
      return (
        <>
          <BackLink href={PATH} />
          <h2>{step.category.name}</h2>
          <SubCategoryTiles path={PATH} category={step.category} />
        </>
      );
    case 'items':
      return (
        <>
          <BackLink href={PATH} />
          {step.subCategory ? (
            <p>
              <Link href={hrefOfStep(PATH, step.category._id)}>{step.category.name}</Link>
            </p>
          ) : null}
          <h2>{step.subCategory ?? step.category.name}</h2>
          <Pictures groups={groups} />
        </>
      );
  }
}

function Pictures({ groups }: { groups: readonly PictureGroup[] }) {
  const t = useContentTexts();
  if (groups.length === 0) return <EmptyState title={t('gallery.none')}>{t('gallery.noneText')}</EmptyState>;
  return groups.map(({ name, pictures }) => (
    <section key={name} className={styles.group}>
      <h3>{name}</h3>
      <PictureGrid name={name} pictures={pictures} />
    </section>
  ));
}

export const screen = defineScreen<GalleryData>({
  load: loadGallery,
  Screen: GalleryScreen,
  head: ({ t }) => ({ title: t('gallery.title'), description: t('gallery.lead') }),
});
