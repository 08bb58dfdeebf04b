import { VisuallyHidden } from '@trust/shared/ui/visually-hidden';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './page-reader.module.css';
import type { PdfDocument } from './pdf-document.ts';

/** One page of a PDF, `zoom` times as wide as its place, with its words for those who hear the page. */
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
  const [words, setWords] = useState<string>();
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return;
    const ended = new AbortController();
    const width = (paper.parentElement?.clientWidth ?? 0) * zoom;
    pdf.draw({ page, canvas: paper, width, signal: ended.signal }).then(setWords, () => fail());
    return () => ended.abort();
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
          aria-busy={words === undefined}
        />
      </div>
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
