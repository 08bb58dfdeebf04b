import { useId, type ReactNode } from 'react';
import { BELOW_FOLD } from './below-fold.ts';
import { classes } from './classes.ts';
import styles from './section.module.css';

/** The page's width and side padding. */
export function Page({ children, narrow = false }: { children: ReactNode; narrow?: boolean }) {
  return <div className={classes(styles.page, narrow && styles.narrow)}>{children}</div>;
}

/**
 * A part of a page under its own heading; `action` is a link beside it, such as all projects. `belowFold`: no screen shows it
 * at first (`BELOW_FOLD`).
 */
export function Section({
  title,
  action,
  belowFold = false,
  children,
}: {
  title: string;
  action?: ReactNode;
  belowFold?: boolean;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section className={styles.section} {...(belowFold && BELOW_FOLD)} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
