import type { Project } from '@trust/shared/contract/content/projects';
import { formatRupees } from '@trust/shared/i18n/format';
import { DateText } from '@trust/shared/ui/date-text';
import { useId, type ReactNode } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './details.module.css';

export function Details({ project }: { project: Project }) {
  const t = useContentTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('project.details')}
      </h2>
      <dl className={styles.list}>
        <Row term={t('project.caseNumber')}>{project.caseNumber}</Row>
        <Row term={t('project.category')}>{project.category.name}</Row>
        <Row term={t('project.date')}>
          <DateText iso={project.projectDate} />
        </Row>
        <Row term={t('project.district')}>{project.district}</Row>
        <Row term={t('project.state')}>{project.state}</Row>
        <Row term={t('project.focalPoint')}>{project.focalPoint}</Row>
        <Row term={t('project.estimatedCost')}>{formatRupees(project.estimatedCost)}</Row>
        <Row term={t('project.fundsReceived')}>{formatRupees(project.fundsReceived)}</Row>
      </dl>
    </section>
  );
}

/** One line of the details; left out where the project says nothing. */
function Row({ term, children }: { term: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div className={styles.row}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
