import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useContentTexts } from '../texts/use-texts.ts';
import { DocumentIcon } from './document-icon.tsx';
import styles from './document-view.module.css';

/** A PDF: the download first, and below it the document itself where the browser has a viewer. */
export function DocumentView({ file, title }: { file: string; title: string }) {
  const t = useContentTexts();
  const hydrated = useHydrated();
  return (
    <div className={styles.document}>
      <DocumentLink file={file}>{t('document.download', { title })}</DocumentLink>
      {hydrated && navigator.pdfViewerEnabled ? (
        <iframe className={styles.viewer} src={`${file}#navpanes=0&view=FitH`} title={title} loading="lazy" />
      ) : null}
    </div>
  );
}

/** A link that downloads a PDF. */
export function DocumentLink({ file, children }: { file: string; children: string }) {
  return (
    <a className={styles.link} href={file} type="application/pdf" download>
      <DocumentIcon />
      <span>
        {children} <small>PDF</small>
      </span>
    </a>
  );
}
