import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './notice.module.css';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

/** A message in the page. Screen readers announce an error at once (`alert`), others when idle (`status`). */
export function Notice({ tone, title, children }: { tone: NoticeTone; title?: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <div
      className={classes(styles.notice, styles[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
      aria-labelledby={title ? titleId : undefined}
    >
      {title ? (
        <p className={styles.title} id={titleId}>
          {title}
        </p>
      ) : null}
      {children}
    </div>
  );
}
