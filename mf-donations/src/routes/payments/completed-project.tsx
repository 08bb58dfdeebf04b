import type { Project } from '@trust/shared/contract/content/projects';
import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { classes } from '@trust/shared/ui/classes';
import { ProjectCard } from '@trust/shared/ui/project-card';
import rows from '@trust/shared/ui/project-rows.late.module.css';
import { useTexts } from '../../texts/use-texts.ts';
import styles from './completed-project.late.module.css';
import { FormsInApp } from '../../parts/forms-in-app.tsx';

/** Says that the project is funded, and offers others. Within an app these link to pages for apps only. */
export function CompletedProject({ others, inApp }: { others: readonly Project[]; inApp: boolean }) {
  const t = useTexts();
  return (
    <div className={styles.completed}>
      <Notice tone="success" title={t('completed.title')} isStatic>
        <p>{t('completed.text')}</p>
      </Notice>
      {others.length > 0 ? (
        <>
          <h2>{t('completed.others')}</h2>
          {inApp ? (
            <FormsInApp causes={others.map(({ _id, name }) => ({ id: _id, name }))} />
          ) : (
            <ul className={classes(rows.rows, styles.others)}>
              {others.map((project) => (
                <li key={project._id}>
                  <ProjectCard project={project} layout={rows} sizes="(min-width: 40rem) 18rem, 6rem" />
                </li>
              ))}
            </ul>
          )}
        </>
      ) : null}
      {inApp ? null : (
        <p>
          <ButtonLink kind="quiet" href={PROJECTS_PATH}>
            {t('completed.all')}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
