import { Page } from '@trust/shared/ui/section';
import type { ReactNode } from 'react';
import styles from './columns.module.css';

/** A reading page: its heading, its text, and a side column (below the text on a phone). */
export function Columns({
  head,
  side,
  children,
}: {
  head: ReactNode;
  side?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Page>
      <div className={styles.head}>{head}</div>
      <div className={side ? styles.columns : styles.single}>
        <div className={styles.text}>{children}</div>
        {side ? <div className={styles.side}>{side}</div> : null}
      </div>
    </Page>
  );
}
