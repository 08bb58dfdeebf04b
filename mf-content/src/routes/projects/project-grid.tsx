import type { Project } from '@trust/shared/contract/content/projects';
import { ProjectCard } from '@trust/shared/ui/project-card';
import layout from './project-card.module.css';
import styles from './project-grid.module.css';

/** Pictures of the first row load at once, the others when they are near the viewport. */
const FIRST_ROW = 2;

export function ProjectGrid({ projects, loading }: { projects: readonly Project[]; loading: boolean }) {
  return (
    <ul className={styles.grid} aria-busy={loading}>
      {projects.map((project, index) => (
        <li key={project._id}>
          <ProjectCard project={project} layout={layout} sizes="6rem" priority={index < FIRST_ROW} />
        </li>
      ))}
    </ul>
  );
}
