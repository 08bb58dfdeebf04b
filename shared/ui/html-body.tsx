import styles from './html-body.module.css';

/** A text written by the trust's office, with its headings, lists and pictures. The HTML must be sanitised already. */
export function HtmlBody({ html }: { html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
