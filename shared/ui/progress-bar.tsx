import styles from './progress-bar.module.css';

/** Progress in whole percent. `label` says of what. */
export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
    >
      <rect width={percent} height="1" />
    </svg>
  );
}
