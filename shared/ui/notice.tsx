import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './notice.module.css';

/** How a notice is meant. */
export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

/** A message in the page. An error that appears later is read out at once, anything else when there is time. */
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
