import styles from './logo.module.css';

/** A roof over a heart. */
export function Logo() {
  return (
    <svg className={styles.logo} width="36" height="36" viewBox="0 0 44 44" aria-hidden="true">
      <rect className={styles.ground} width="44" height="44" rx="12" />
      <path className={styles.roof} d="M8 24 22 12l14 12" />
      <path
        className={styles.heart}
        d="M22 34c-6-3.4-9-6.6-9-10 0-2.5 1.8-4 4-4 2 0 3.8 1.2 5 3 1.2-1.8 3-3 5-3 2.2 0 4 1.5 4 4 0 3.4-3 6.6-9 10Z"
      />
    </svg>
  );
}
