import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './page-reader.module.css';
import type { PdfDocument } from './pdf-document.ts';

/** One page of a PDF, `zoom` times as wide as its parent, with its text for screen readers. */
export function PdfPage({
  pdf,
  page,
  zoom,
  label,
  onFail,
}: {
  pdf: PdfDocument;
  page: number;
  zoom: number;
  label: string;
  onFail: () => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [pageText, setPageText] = useState<string>();
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const abort = new AbortController();
    const width = (element.parentElement?.clientWidth ?? 0) * zoom;
    pdf.draw({ page, canvas: element, width, signal: abort.signal }).then(setPageText, () => fail());
    return () => abort.abort();
  }, [pdf, page, zoom]);

  return (
    <>
      <div className={styles.paper} tabIndex={0} role="group" aria-label={label}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          style={{ width: `${zoom * 100}%` }}
          role="img"
          aria-label={label}
          aria-busy={pageText === undefined}
        />
      </div>
      <VisuallyHidden>{pageText}</VisuallyHidden>
    </>
  );
}
