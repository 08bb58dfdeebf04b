import { Button } from '@trust/shared/ui/button';
import { RetryNotice } from '@trust/shared/ui/retry';
import { Spinner } from '@trust/shared/ui/spinner';
import { useEffect, useState } from 'react';
import { useContentTexts } from '../../texts/use-texts.ts';
import styles from './page-reader.module.css';
import { PdfPage } from './pdf-page.tsx';
import type { PdfDocument } from './pdf-document.ts';

type ReaderState =
  | { readonly state: 'closed' | 'opening' | 'failed' }
  | { readonly state: 'open'; readonly pdf: PdfDocument };

const ZOOMS = [1, 1.5, 2, 3] as const;

/** A PDF, page by page, for browsers that cannot show one. The PDF library loads when the button is pressed. */
export function PageReader({ file, title }: { file: string; title: string }) {
  const t = useContentTexts();
  const [reading, setReading] = useState<ReaderState>({ state: 'closed' });
  const open = async () => {
    setReading({ state: 'opening' });
    const opened = await import(/* webpackChunkName: "pdf" */ './pdf-document.ts')
      .then(({ openPdf }) => openPdf(file))
      .then(
        (pdf): ReaderState => ({ state: 'open', pdf }),
        (): ReaderState => ({ state: 'failed' }),
      );
    setReading(opened);
  };
  const failed = () => setReading({ state: 'failed' });
  const pdf = reading.state === 'open' ? reading.pdf : undefined;
  useEffect(() => pdf?.close, [pdf]);

  switch (reading.state) {
    case 'closed':
      return (
        <Button kind="quiet" onClick={() => void open()}>
          {t('document.read')}
        </Button>
      );
    case 'opening':
      return <Spinner label={t('document.opening')} />;
    case 'failed':
      return <RetryNotice message={t('document.failed')} onRetry={() => void open()} />;
    case 'open':
      return <Pages pdf={reading.pdf} title={title} onFail={failed} />;
  }
}

function Pages({ pdf, title, onFail }: { pdf: PdfDocument; title: string; onFail: () => void }) {
  const t = useContentTexts();
  const [page, setPage] = useState(1);
  const [zoom, setZoom] = useState(0);
  const position = t('document.page', { page, pages: pdf.pages });
  return (
    <section className={styles.reader} aria-label={title}>
      <div className={styles.controls}>
        <Step label={t('pictures.previous')} sign="‹" to={page - 1} last={pdf.pages} onStep={setPage} />
        <p className={styles.position} aria-live="polite">
          {position}
        </p>
        <Step label={t('pictures.next')} sign="›" to={page + 1} last={pdf.pages} onStep={setPage} />
        <Step
          label={t('document.smaller')}
          sign="−"
          to={zoom - 1}
          last={ZOOMS.length - 1}
          first={0}
          onStep={setZoom}
        />
        <Step
          label={t('document.larger')}
          sign="+"
          to={zoom + 1}
          last={ZOOMS.length - 1}
          first={0}
          onStep={setZoom}
        />
      </div>
      <PdfPage
        key={`${page} ${zoom}`}
        pdf={pdf}
        page={page}
        zoom={ZOOMS[zoom] ?? 1}
        label={`${title}: ${position}`}
        onFail={onFail}
      />
    </section>
  );
}

/** A button one step on or back. At an end it is not `disabled`, which would drop the focus. */
function Step({
  label,
  sign,
  to,
  first = 1,
  last,
  onStep,
}: {
  label: string;
  sign: string;
  to: number;
  first?: number;
  last: number;
  onStep: (to: number) => void;
}) {
  const possible = to >= first && to <= last;
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={!possible}
      onClick={() => possible && onStep(to)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
