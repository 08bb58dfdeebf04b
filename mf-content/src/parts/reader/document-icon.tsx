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
