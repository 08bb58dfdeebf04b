import styles from './document-icon.module.css';

/** A sheet of paper, beside the name of a document. */
export function DocumentIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 28" width="24" height="28" aria-hidden="true">
      <path d="M3 2h11l7 7v17H3Z" />
      <path d="M14 2v7h7M7 15h10M7 20h7" />
    </svg>
  );
}

/** A sheet with a seal, beside the name of an authority's paper. */
export function SealIcon() {
  return (
    <svg className={styles.icon} viewBox="0 0 24 28" width="24" height="28" aria-hidden="true">
      <path d="M3 2h18v13M3 2v22h8M7 8h10M7 13h6" />
      <path d="M17 15a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM15 23v4l2-1 2 1v-4" />
    </svg>
  );
}
