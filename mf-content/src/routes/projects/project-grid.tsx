import type { Project } from '@trust/shared/contract/content/projects';
import { ServerHtml, type InPage } from '@trust/shared/remote';
import { BELOW_FOLD } from '@trust/shared/ui/below-fold';
import { classes } from '@trust/shared/ui/classes';
import { ProjectCard } from '@trust/shared/ui/project-card';
import rows from '@trust/shared/ui/project-rows.late.module.css';
import { ResultsList } from '../../parts/results.tsx';
import styles from './project-grid.module.css';

/** Pictures of the first row load at once, the others when they are near the viewport. */
const FIRST_ROW = 2;
/** More than a screen shows at first. */
const FIRST_VIEW = 8;

export function ProjectGrid({ projects }: { projects: readonly InPage<Project>[] }) {
  return (
    <ResultsList className={classes(rows.rows, styles.grid)}>
      {projects.map((project, index) => (
        <ServerHtml
          key={project?._id ?? index}
          as="li"
          attributes={index < FIRST_VIEW ? {} : BELOW_FOLD}
          value={project}
        >
          {(shown) => (
            <ProjectCard
              project={shown}
              layout={rows}
              sizes="(min-width: 62rem) 18rem, (min-width: 40rem) 45vw, 6rem"
              priority={index < FIRST_ROW}
            />
          )}
        </ServerHtml>
      ))}
    </ResultsList>
  );
}
