import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';
import { Wheel } from './wheel.tsx';

/** A spinner while something loads; `label` is for screen readers. Visible only after 300 ms. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <Wheel />
      <VisuallyHidden>{label}</VisuallyHidden>
    </div>
  );
}
