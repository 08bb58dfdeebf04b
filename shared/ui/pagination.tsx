import { Link } from './link.tsx';
import { classes } from './classes.ts';
import { pageWindow } from './pagination.rules.ts';
import styles from './pagination.module.css';
import { useUiTexts } from './texts.ts';

/** Links to the pages of a list; nothing when there is one page. `page` counts from 1. */
export function Pagination({
  page,
  pages,
  hrefOf,
  range = 3,
  margin = 1,
}: {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  range?: number;
  margin?: number;
}) {
  const t = useUiTexts();
  if (pages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t.pages}>
      <ol className={styles.numbers}>
        {pageWindow(page, pages, range, margin).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                className={styles.link}
                href={hrefOf(entry)}
                aria-label={`${t.page} ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {/* Together, so that a phone's narrow row leaves neither alone. */}
      <div className={styles.steps}>
        {page > 1 ? (
          <Link className={classes(styles.link, styles.step)} href={hrefOf(page - 1)} rel="prev">
            <Arrow drawing="m9 3-5 5 5 5" />
            {t.previous}
          </Link>
        ) : null}
        {page < pages ? (
          <Link className={classes(styles.link, styles.step)} href={hrefOf(page + 1)} rel="next">
            {t.next}
            <Arrow drawing="m5 3 5 5-5 5" />
          </Link>
        ) : null}
      </div>
    </nav>
  );
}

function Arrow({ drawing }: { drawing: string }) {
  return (
    <svg viewBox="0 0 14 16" width="14" height="16" aria-hidden="true">
      <path d={drawing} />
    </svg>
  );
}
