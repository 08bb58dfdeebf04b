import { GALLERY_PATH } from '@trust/shared/contract/pages/paths';
import { defineScreen } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { CategoryStepsScreen } from '../../parts/category-steps/category-steps-screen.tsx';
import { PictureGrid } from '../../parts/picture-grid.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import { loadGallery, type GalleryData } from './gallery.data.ts';
import type { PictureGroup } from './gallery.rules.ts';
import styles from './gallery.module.css';

function GalleryScreen({ data: { categories, step, groups } }: { data: GalleryData }) {
  const t = useContentTexts();
  return (
    <CategoryStepsScreen
      path={GALLERY_PATH}
      title={t('gallery.title')}
      lead={t('gallery.lead')}
      emptyText={t('gallery.none')}
      categories={categories}
      step={step}
    >
      <Pictures groups={groups} />
    </CategoryStepsScreen>
  );
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
