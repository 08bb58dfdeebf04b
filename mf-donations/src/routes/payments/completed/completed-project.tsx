import type { Project } from '@trust/shared/contract/content/projects';
import { Notice } from '@trust/shared/ui/notice';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import styles from './completed-project.late.module.css';

export interface CompletedProjectProps {
  /** A few projects that still collect. */
  readonly others: readonly Project[];
}

/** Says that the project is funded; `children` leads to others. */
export function CompletedProject({
  others,
  children,
}: CompletedProjectProps & { readonly children: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.completed}>
      <Notice tone="success" title={t('completed.title')} isStatic>
        <p>{t('completed.text')}</p>
      </Notice>
      {others.length > 0 ? <h2>{t('completed.others')}</h2> : null}
      {children}
    </div>
  );
}
