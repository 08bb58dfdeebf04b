import { useMemo } from 'react';
import { cleanBody } from './clean-body.ts';
import styles from './html-body.module.css';
import { piecesAtNumbers } from './numbers.rules.ts';

/** A text written by the trust's office, with its headings and lists. What it may hold is checked here once more. */
export function HtmlBody({ html }: { html: string }) {
  const clean = useMemo(() => keepNumbersTogether(cleanBody(html)), [html]);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** Takes clean HTML, in which signs of tags stand in tags only. */
function keepNumbersTogether(clean: string): string {
  return clean.replace(/[^<>]+(?=<|$)/g, (text) =>
    piecesAtNumbers(text)
      .map((piece, index) => (index % 2 === 0 ? piece : `<span class="${styles.together}">${piece}</span>`))
      .join(''),
  );
}
