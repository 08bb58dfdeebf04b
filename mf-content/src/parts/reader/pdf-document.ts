import {
  getDocument,
  GlobalWorkerOptions,
  RenderingCancelledException,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';

GlobalWorkerOptions.workerSrc = workerAddress;

/** The most pixels that a canvas gets; phones with little memory show nothing on larger ones. */
const MAX_PIXELS = 8_000_000;

export interface PageDrawing {
  /** Counts from 1. */
  readonly page: number;
  readonly canvas: HTMLCanvasElement;
  /** In CSS pixels. */
  readonly width: number;
  readonly signal: AbortSignal;
}

export interface PdfDocument {
  readonly pages: number;
  /** Draws a page and resolves with its text; undefined where `signal` aborted it. Rejects where it cannot be read. */
  readonly draw: (drawing: PageDrawing) => Promise<string | undefined>;
  readonly close: () => void;
}

/** Opens the PDF at `address`; pages load when they are drawn. Rejects where it cannot be loaded or is no PDF. */
export async function openPdf(address: string): Promise<PdfDocument> {
  const task = getDocument({ url: address, isEvalSupported: false, useWasm: false, useSystemFonts: true });
  const pdf = await task.promise;
  return {
    pages: pdf.numPages,
    async draw({ page: number, canvas, width, signal }) {
      const page = await pdf.getPage(number);
      if (signal.aborted) return undefined;
      const natural = page.getViewport({ scale: 1 });
      const height = (width * natural.height) / natural.width;
      const density = Math.min(devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)));
      const viewport = page.getViewport({ scale: (width / natural.width) * density });
      canvas.width = Math.floor(viewport.width);
      canvas.height = Math.floor(viewport.height);
      const rendering = page.render({ canvas, viewport });
      signal.addEventListener('abort', () => rendering.cancel());
      try {
        await rendering.promise;
      } catch (error) {
        if (error instanceof RenderingCancelledException) return undefined;
        throw error;
      }
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    },
    close: () => void task.destroy(),
  };
}
