import type { ProjectReport } from '@trust/shared/contract/content/projects';
import { EmptyState } from '@trust/shared/ui/empty';
import { DocumentView } from '../../parts/reader/document-view.tsx';
import { TitleText } from '../../parts/title-text.tsx';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './archived-reports.module.css';

/** Reports of one subcategory; each unfolds in the list. */
export function ArchivedReports({ reports }: { reports: readonly ProjectReport[] }) {
  const t = useContentTexts();
  if (reports.length === 0) return <EmptyState title={t('archive.none')}>{t('archive.noneText')}</EmptyState>;
  return (
    <ul className={styles.list}>
      {reports.map(({ _id, name, file, fileBytes }) => (
        <li key={_id}>
          <details className={styles.report}>
            <summary className={styles.name}>
              <TitleText text={name} />
            </summary>
            <div className={styles.document}>
              <DocumentView file={file} bytes={fileBytes} title={name} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
