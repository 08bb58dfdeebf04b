import type { Project } from '@trust/shared/contract/content/projects';
import { EmptyState } from '@trust/shared/ui/empty';
import { useId } from 'react';
import { PictureGrid } from '../../parts/picture-grid.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './updates.module.css';

export function Updates({ project }: { project: Project }) {
  const t = useContentTexts();
  const titleId = useId();
  return (
    <section className={styles.updates} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('project.updates')}</h2>
      {project.images.length > 0 ? (
        <PictureGrid name={project.name} pictures={project.images} />
      ) : (
        <EmptyState title={t('project.updatesNone')}>{t('project.updatesNoneText')}</EmptyState>
      )}
    </section>
  );
}
