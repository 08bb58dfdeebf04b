import { Page } from '@trust/shared/ui/section';
import type { ReactNode } from 'react';
import styles from './columns.module.css';

/**
 * A reading page: its heading, its text, and a side column (below the text on a phone). One of a single column of text or
 * fields is `narrow`, in the middle of a wide screen.
 */
export function Columns({
  head,
  side,
  narrow = false,
  children,
}: {
  head: ReactNode;
  side?: ReactNode;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <Page narrow={narrow}>
      <div className={styles.head}>{head}</div>
      <div className={side ? styles.columns : styles.single}>
        <div className={styles.text}>{children}</div>
        {side ? <div className={styles.side}>{side}</div> : null}
      </div>
    </Page>
  );
}
