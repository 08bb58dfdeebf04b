import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { ButtonLink } from '@trust/shared/ui/button';
import { classes } from '@trust/shared/ui/classes';
import { ProjectCard } from '@trust/shared/ui/project-card';
import rows from '@trust/shared/ui/project-rows.late.module.css';
import { useTexts } from '../../../texts/use-texts.ts';
import { CompletedProject, type CompletedProjectProps } from './completed-project.tsx';
import styles from './completed-project.late.module.css';

/** The page of a completed project: cards of projects that still collect, where there are any, and the way to all. */
export function CompletedOnSite(props: CompletedProjectProps) {
  const t = useTexts();
  const { others } = props;
  return (
    <CompletedProject {...props}>
      {others.length > 0 ? (
        <ul className={classes(rows.rows, styles.others)}>
          {others.map((project) => (
            <li key={project._id}>
              <ProjectCard project={project} layout={rows} sizes="(min-width: 40rem) 18rem, 6rem" />
            </li>
          ))}
        </ul>
      ) : null}
      <p>
        <ButtonLink kind="quiet" href={PROJECTS_PATH}>
          {t('completed.all')}
        </ButtonLink>
      </p>
    </CompletedProject>
  );
}
