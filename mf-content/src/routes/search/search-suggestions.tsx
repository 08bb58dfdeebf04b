import {
  CONTACT_PATH,
  DOWNLOADS_PATH,
  LATEST_NEWS_PATH,
  PROJECTS_PATH,
  REPORTS_PATH,
} from '@trust/shared/contract/pages/paths';
import { Link } from '@trust/shared/remote';
import { EmptyState } from '@trust/shared/ui/empty';
import { useSearchTexts } from '../../texts/use-texts.ts';
import styles from './search.module.css';

/** For an empty query or no results: a hint, and links to other pages. */
export function SearchSuggestions({ title, hint = false }: { title: string; hint?: boolean }) {
  const t = useSearchTexts();
  const links = [
    [PROJECTS_PATH, t('wayOut.projects')],
    [LATEST_NEWS_PATH, t('home.news.all')],
    [REPORTS_PATH, t('reports.title')],
    [DOWNLOADS_PATH, t('downloads.title')],
    [CONTACT_PATH, t('wayOut.contact')],
  ] as const;
  return (
    <EmptyState title={title}>
      {hint ? <p>{t('search.noneText')}</p> : null}
      <ul className={styles.ways}>
        {links.map(([href, label]) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}
