import type { Project } from '@trust/shared/contract/projects';
import { ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import { ProjectCard } from '@trust/shared/ui/project-card';
import { useTexts } from '../texts/use-texts.ts';
import styles from './completed-project.module.css';

/** Nothing more is needed here; others still need it. */
export function CompletedProject({ others }: { others: readonly Project[] }) {
  const t = useTexts();
  return (
    <div className={styles.completed}>
      <Notice tone="success" title={t('completed.title')}>
        <p>{t('completed.text')}</p>
      </Notice>
      {others.length > 0 ? (
        <>
          <h2>{t('completed.others')}</h2>
          <ul className={styles.others}>
            {others.map((project) => (
              <li key={project._id}>
                <ProjectCard project={project} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <p>
        <ButtonLink kind="quiet" href="/projects">
          {t('completed.all')}
        </ButtonLink>
      </p>
    </div>
  );
}
