import { PAYMENTS_PATH, PROJECT_PATH, buildPath } from '../contract/pages/paths.ts';
import { isCompleted } from '../contract/content/progress.ts';
import type { Project } from '../contract/content/projects.ts';
import { truncate } from '../i18n/truncate.ts';
import { Link } from './link.tsx';
import { Badge } from './badge.tsx';
import { ButtonLink } from './button.tsx';
import { classes } from './classes.ts';
import { Picture } from './picture.tsx';
import { ProjectProgress } from './project-progress.tsx';
import styles from './project-card.module.css';
import { Sums } from './sums.tsx';
import { useUiTexts } from './texts.ts';

const NAME_LENGTH = 50;
const CATEGORY_LENGTH = 30;

type CardElement = 'card' | 'picture' | 'category' | 'words' | 'name' | 'progress' | 'foot' | 'give' | 'done';

/** One project in a list. `layout` has classes for its elements, and `sizes` the width of its picture, as in HTML. */
export function ProjectCard({
  project,
  layout = {},
  sizes,
  priority = false,
}: {
  project: Project;
  layout?: Readonly<Partial<Record<CardElement, string>>>;
  sizes: string;
  priority?: boolean;
}) {
  const t = useUiTexts();
  const classOf = (name: CardElement) => classes(styles[name], layout[name]);
  const name = truncate(project.name, NAME_LENGTH);
  return (
    <article className={classOf('card')}>
      <Picture
        src={project.logo || (project.images[0] ?? '')}
        alt=""
        sizes={sizes}
        priority={priority}
        className={layout.picture}
      />
      <div className={classOf('words')}>
        <p className={classOf('category')}>{truncate(project.category.name, CATEGORY_LENGTH)}</p>
        <h3 className={classOf('name')}>
          <Link
            href={buildPath(PROJECT_PATH, project._id)}
            aria-label={name === project.name ? undefined : project.name}
          >
            {name}
          </Link>
        </h3>
      </div>
      <div className={classOf('progress')}>
        <ProjectProgress project={project} label={t.fundsReceived} />
        <div className={classOf('foot')}>
          <Sums estimatedCost={project.estimatedCost} fundsReceived={project.fundsReceived} />
          {isCompleted(project) ? (
            <p className={classOf('done')}>
              <Badge>{t.completed}</Badge>
            </p>
          ) : (
            <ButtonLink
              kind="give"
              className={classOf('give')}
              href={buildPath(PAYMENTS_PATH, project._id)}
              aria-label={`${t.donateNow}: ${project.name}`}
            >
              {t.donateNow}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
}
