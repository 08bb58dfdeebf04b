import type { ReactNode } from 'react';
import styles from './badge.late.module.css';

/** A state in a word, such as Completed. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>;
}
