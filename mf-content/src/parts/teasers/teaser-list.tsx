import { useId, type ReactNode } from 'react';
import styles from './teaser-list.module.css';

/** A box beside a page's text, with a short list under a heading. */
export function TeaserBox({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.box} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The entries of a teaser box, or `emptyText` where there are none. */
export function TeaserList({ emptyText, children }: { emptyText: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className={styles.none}>{emptyText}</p>;
  return <ul className={styles.list}>{children}</ul>;
}
