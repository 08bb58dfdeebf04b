import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Holds the place of text that is on its way, `lines` high. Seen only when it takes longer than 300 ms. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} />
      ))}
    </div>
  );
}

/** A wheel that turns while something is on its way; `label` is what is said of it. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
