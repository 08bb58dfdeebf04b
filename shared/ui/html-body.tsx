import { useMemo } from 'react';
import { cleanBody } from './clean-body.ts';
import styles from './html-body.module.css';

/** A text written by the trust's office, with its headings and lists. What it may hold is checked here once more. */
export function HtmlBody({ html }: { html: string }) {
  const clean = useMemo(() => cleanBody(html), [html]);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: clean }} />;
}
