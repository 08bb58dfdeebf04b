import type { ReactNode } from 'react';
import styles from './empty.late.module.css';
import { Link } from './link.tsx';

/** For an empty list; `children` say what can be done instead, and `way` leads there. */
export function EmptyState({
  title,
  way,
  children,
}: {
  title: string;
  way?: { readonly href: string; readonly text: string };
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty} role="status">
      <svg className={styles.drawing} viewBox="0 0 120 64" width="120" height="64" aria-hidden="true">
        <path className={styles.hill} d="M0 64c14-22 34-30 58-24s44 2 62 24Z" />
        <path className={styles.trunk} d="M64 44c-2-12 0-22 4-32" />
        <path
          className={styles.leaf}
          d="M68 12c-8-7-17-6-22 1 7-2 15-2 22-1Zm0 0c-3-9-10-13-18-11 6 3 13 7 18 11Zm0 0c3-9 11-13 19-10-7 2-13 5-19 10Zm0 0c8-6 17-4 21 3-7-3-14-4-21-3Z"
        />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
      {way ? (
        <Link className={styles.way} href={way.href}>
          {way.text}
        </Link>
      ) : null}
    </div>
  );
}
