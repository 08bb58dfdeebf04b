import { isCompleted } from '@trust/shared/contract/content/progress';
import type { Project } from '@trust/shared/contract/content/projects';
import { PAYMENTS_PATH, PROJECTS_PATH, PROJECT_PATH, buildPath } from '@trust/shared/contract/pages/paths';
import { formatNumber, formatRupees } from '@trust/shared/i18n/format';
import { Link } from '@trust/shared/remote';
import { Badge } from '@trust/shared/ui/badge';
import { ButtonLink } from '@trust/shared/ui/button';
import { ProjectProgress } from '@trust/shared/ui/project-progress';
import { Sums } from '@trust/shared/ui/sums';
import type { Ref } from 'react';
import { ShareLinks } from '../../parts/share-links.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './funding.module.css';

/** Of fewer donations, the count and the sum beside it would tell what one donor gave. */
const FEWEST_SHOWN = 5;

/** The project's progress, and Donate, in `give`, while it is not completed. */
export function Funding({ project, give }: { project: Project; give: Ref<HTMLDivElement> }) {
  const t = useContentTexts();
  const { donors = 0 } = project;
  const remaining = project.estimatedCost - project.fundsReceived;
  return (
    <section className={styles.box} aria-label={t('project.funding')}>
      <div className={styles.progress}>
        <ProjectProgress project={project} label={t('project.funding')} />
        <Sums estimatedCost={project.estimatedCost} fundsReceived={project.fundsReceived} />
        {!isCompleted(project) && remaining > 0 ? (
          <p className={styles.remaining}>{t('project.remaining', { sum: formatRupees(remaining) })}</p>
        ) : null}
        {donors < FEWEST_SHOWN ? null : (
          <p className={styles.remaining}>{t('project.gifts', { count: formatNumber(donors) })}</p>
        )}
      </div>
      {isCompleted(project) ? (
        <div className={styles.completed}>
          <Badge>{t('project.completed')}</Badge>
          <p>{t('project.completedText')}</p>
          <Link href={PROJECTS_PATH}>{t('project.stillNeeded')}</Link>
        </div>
      ) : (
        <div ref={give}>
          <ButtonLink kind="give" className={styles.give} href={buildPath(PAYMENTS_PATH, project._id)}>
            {t('project.donate')}
          </ButtonLink>
        </div>
      )}
      <p className={styles.note}>{t('project.private')}</p>
      <ShareLinks path={buildPath(PROJECT_PATH, project._id)} text={project.name} />
    </section>
  );
}
