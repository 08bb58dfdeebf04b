import { useId, type ReactNode } from 'react';
import { classes } from './classes.ts';
import { useErrorFocus } from './use-error-focus.ts';
import styles from './notice.late.module.css';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

/**
 * A message in the page. Screen readers announce an error and what `isAlert` at once (`alert`), others when idle (`status`),
 * and none that `isStatic`: it is part of the page from its beginning. With `takesFocus` it takes the focus when it is mounted.
 */
export function Notice({
  tone,
  title,
  isAlert = tone === 'error',
  isStatic = false,
  takesFocus = false,
  children,
}: {
  tone: NoticeTone;
  title?: ReactNode;
  isAlert?: boolean;
  isStatic?: boolean;
  takesFocus?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  const box = useErrorFocus(takesFocus, tone === 'error');
  return (
    <div
      ref={box}
      tabIndex={takesFocus ? -1 : undefined}
      autoFocus={takesFocus}
      className={classes(styles.notice, styles[tone])}
      role={isStatic ? 'group' : isAlert ? 'alert' : 'status'}
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
