import type { Project } from '@trust/shared/contract/content/projects';
import { Notice } from '@trust/shared/ui/notice';
import type { ComponentType } from 'react';
import { FormsInApp } from '../../../parts/forms-in-app.tsx';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './completed-project.late.module.css';
import type { OtherProjectsProps } from './other-projects.tsx';

/** Says that the project is funded, and offers others: as `Others` does, else by links to pages for apps only. */
export function CompletedProject({
  others,
  Others,
}: OtherProjectsProps & { Others: ComponentType<OtherProjectsProps> | undefined }) {
  const t = useTexts();
  return (
    <div className={styles.completed}>
      <Notice tone="success" title={t('completed.title')} isStatic>
        <p>{t('completed.text')}</p>
      </Notice>
      {others.length > 0 ? <h2>{t('completed.others')}</h2> : null}
      {Others ? <Others others={others} /> : <FormsInApp causes={others.map(asCause)} />}
    </div>
  );
}

function asCause({ _id, name }: Project) {
  return { id: _id, name };
}
