import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './footer.module.css';

/** From this width on the groups stand beside each other; the style sheet has the same. */
const WIDE = '(min-width: 44rem)';

const wideList = () => matchMedia(WIDE);

function subscribeToWidth(changed: () => void): () => void {
  const list = wideList();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** A part of the footer under its heading: folded on a phone, where the browser unfolds it without a script. */
export function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  const isWide = useSyncExternalStore(
    subscribeToWidth,
    () => wideList().matches,
    () => false,
  );
  const heading = <h2 className={styles.title}>{title}</h2>;
  // Before scripts run a wide page has the folded element too; the style sheet shows what is in it.
  if (!isWide) {
    return (
      <details className={styles.group}>
        <summary>{heading}</summary>
        {children}
      </details>
    );
  }
  return (
    <div className={styles.group}>
      {heading}
      {children}
    </div>
  );
}
