import { useHydrated } from '@trust/shared/ui/use-hydrated';
import { useContentTexts } from '../../texts/use-texts.ts';
import { DocumentIcon } from './document-icon.tsx';
import styles from './document-view.module.css';
import { PageReader } from './page-reader.tsx';
import { PdfSize } from './pdf-size.tsx';
import { TitleText } from '../title-text.tsx';

/** The address of a PDF, and its size where it is known. */
type PdfFile = { file: string; bytes: number | undefined };

/**
 * A PDF: a download link, and below it the browser's viewer. Where there is no viewer, or the screen is too narrow for
 * it, a reader of our own can be opened.
 */
export function DocumentView({ file, bytes, title }: PdfFile & { title: string }) {
  const t = useContentTexts();
  const hydrated = useHydrated();
  const viewer = hydrated && navigator.pdfViewerEnabled;
  return (
    <div className={styles.document}>
      <DocumentLink file={file} bytes={bytes}>
        {t('document.download', { title })}
      </DocumentLink>
      {viewer ? (
        <iframe className={styles.viewer} src={`${file}#navpanes=0&view=FitH`} title={title} loading="lazy" />
      ) : null}
      {hydrated ? (
        <div className={viewer ? styles.pagesOnPhone : styles.pages}>
          <PageReader key={file} file={file} title={title} />
        </div>
      ) : null}
    </div>
  );
}

export function DocumentLink({ file, bytes, children }: PdfFile & { children: string }) {
  return (
    <a className={styles.link} href={file} type="application/pdf" download>
      <DocumentIcon />
      <span>
        <TitleText text={children} /> <PdfSize bytes={bytes} />
      </span>
    </a>
  );
}
