import { PAYMENTS_PATH, PROJECT_PATH, buildPath } from '../contract/pages/paths.ts';
import { isCompleted, progressPercent } from '../contract/content/progress.ts';
import type { Project } from '../contract/content/projects.ts';
import { truncate } from '../i18n/format.ts';
import { Link } from './link.tsx';
import { Badge } from './badge.tsx';
import { ButtonLink } from './button.tsx';
import { Picture } from './picture.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './project-card.module.css';
import { Sums } from './sums.tsx';
import { useUiTexts } from './texts.ts';

const NAME_LENGTH = 50;
const CATEGORY_LENGTH = 30;
const SIZES = '(min-width: 62rem) 18rem, (min-width: 40rem) 45vw, 92vw';

/** One project in a list. `heading` is its heading level. */
export function ProjectCard({
  project,
  heading: Heading = 'h3',
  priority = false,
}: {
  project: Project;
  heading?: 'h2' | 'h3';
  priority?: boolean;
}) {
  const t = useUiTexts();
  return (
    <article className={styles.card}>
      <Picture src={project.logo || (project.images[0] ?? '')} alt="" sizes={SIZES} priority={priority} />
      <div className={styles.body}>
        <p className={styles.category}>{truncate(project.category.name, CATEGORY_LENGTH)}</p>
        <Heading className={styles.name}>
          <Link href={buildPath(PROJECT_PATH, project._id)}>{truncate(project.name, NAME_LENGTH)}</Link>
        </Heading>
        <div className={styles.progress}>
          <ProgressBar percent={progressPercent(project)} label={t.fundsReceived} />
          <Sums estimatedCost={project.estimatedCost} fundsReceived={project.fundsReceived} />
        </div>
        {isCompleted(project) ? (
          <p className={styles.done}>
            <Badge>{t.completed}</Badge>
          </p>
        ) : (
          <ButtonLink
            kind="give"
            className={styles.give}
            href={buildPath(PAYMENTS_PATH, project._id)}
            aria-label={`${t.donateNow}: ${project.name}`}
          >
            {t.donateNow}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
