import type { Project } from '@trust/shared/contract/content/projects';
import { classes } from '@trust/shared/ui/classes';
import { ProjectCard } from '@trust/shared/ui/project-card';
import rows from '@trust/shared/ui/project-rows.late.module.css';
import styles from './completed-project.late.module.css';

export interface OtherProjectsProps {
  readonly projects: readonly Project[];
}

/** The cards of projects that still collect. */
export function OtherProjects({ projects }: OtherProjectsProps) {
  return (
    <ul className={classes(rows.rows, styles.others)}>
      {projects.map((project) => (
        <li key={project._id}>
          <ProjectCard project={project} layout={rows} sizes="(min-width: 40rem) 18rem, 6rem" />
        </li>
      ))}
    </ul>
  );
}
