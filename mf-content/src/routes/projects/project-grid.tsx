import type { Project } from '@trust/shared/contract/content/projects';
import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { ProjectCard } from '@trust/shared/ui/project-card';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './project-grid.module.css';
import { hrefOf, type ProjectsFilter } from './projects.rules.ts';

/** Pictures of the first row load at once, the others when they are near the viewport. */
const FIRST_ROW = 2;
const WHOLE_LIST = PROJECTS_PATH;

export function ProjectGrid({
  projects,
  filter,
  loading,
}: {
  projects: readonly Project[];
  filter: ProjectsFilter;
  loading: boolean;
}) {
  const t = useContentTexts();
  if (projects.length === 0) {
    return (
      <EmptyState title={t('projects.none')}>
        <None filter={filter} />
      </EmptyState>
    );
  }
  return (
    <ul className={styles.grid} aria-busy={loading}>
      {projects.map((project, index) => (
        <li key={project._id}>
          <ProjectCard project={project} heading="h2" priority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}

/** Why the list is empty, with a link to another list. */
function None({ filter }: { filter: ProjectsFilter }) {
  const t = useContentTexts();
  if (hrefOf(filter) === WHOLE_LIST)
    return (
      <>
        <p>{t('projects.noneOngoing')}</p>
        <p>
          <Link href={hrefOf({ ...filter, status: 'completed' })}>{t('projects.showCompleted')}</Link>
        </p>
      </>
    );
  return (
    <>
      <p>{t(filter.page > 1 ? 'projects.nonePage' : 'projects.noneText')}</p>
      <p>
        <Link href={WHOLE_LIST}>{t('projects.showAll')}</Link>
      </p>
    </>
  );
}
