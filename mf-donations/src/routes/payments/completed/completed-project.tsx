import type { Project } from '@trust/shared/contract/content/projects';
import { PROJECTS_PATH } from '@trust/shared/contract/pages/paths';
import { ButtonLink } from '@trust/shared/ui/button';
import { Notice } from '@trust/shared/ui/notice';
import type { ComponentType } from 'react';
import { FormsInApp } from '../../../parts/in-app/forms-in-app.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './completed-project.late.module.css';
import type { OtherProjectsProps } from './other-projects.tsx';

/** Says that the project is funded, and offers others: by the site's `Others`, or by links to pages for apps only. */
export function CompletedProject({
  others,
  Others,
}: {
  others: readonly Project[];
  Others: ComponentType<OtherProjectsProps> | undefined;
}) {
  const t = useTexts();
  return (
    <div className={styles.completed}>
      <Notice tone="success" title={t('completed.title')} isStatic>
        <p>{t('completed.text')}</p>
      </Notice>
      {others.length > 0 ? (
        <>
          <h2>{t('completed.others')}</h2>
          {Others ? (
            <Others projects={others} />
          ) : (
            <FormsInApp causes={others.map(({ _id, name }) => ({ id: _id, name }))} />
          )}
        </>
      ) : null}
      {Others ? (
        <p>
          <ButtonLink kind="quiet" href={PROJECTS_PATH}>
            {t('completed.all')}
          </ButtonLink>
        </p>
      ) : null}
    </div>
  );
}
