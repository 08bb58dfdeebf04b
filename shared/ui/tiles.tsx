import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './tiles.module.css';

/** A list of tiles beside and below each other, as many in a row as fit. */
export function Tiles({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {children}
    </ul>
  );
}

/** One tile: a link with a name and, before it, a picture or an icon. */
export function Tile({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <Link className={styles.tile} href={href}>
        {children}
      </Link>
    </li>
  );
}
