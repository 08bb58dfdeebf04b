import { useMemo } from 'react';
import { cleanBody } from './clean-body.ts';
import styles from './html-body.module.css';
import { splitAtNumbers } from './numbers.rules.ts';

/** A text of the trust's office. It is sanitised here again, in case its source did not. */
export function HtmlBody({ html }: { html: string }) {
  const clean = useMemo(() => preventNumberBreaks(cleanBody(html)), [html]);
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: clean }} />;
}

/** `clean` must be sanitised: only there do `<` and `>` occur in tags alone. */
function preventNumberBreaks(clean: string): string {
  return clean.replace(/[^<>]+(?=<|$)/g, (text) =>
    splitAtNumbers(text)
      .map((piece, index) => (index % 2 === 0 ? piece : `<span class="${styles.together}">${piece}</span>`))
      .join(''),
  );
}
