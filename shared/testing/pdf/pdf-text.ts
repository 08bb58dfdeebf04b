import { inflateSync } from 'node:zlib';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { readPdfPages } from './pdf-pages.ts';

const ACTUAL_TEXT = /\/ActualText <FEFF([0-9A-F]*)>/g;

/**
 * Reads the text of a PDF, page by page, without spaces, which PDF readers only guess. pdf.js gives the letters of each
 * glyph. Where a script joins and reorders letters, the text is the document's ActualText.
 */
export function readPdfText(pdf: Uint8Array): Promise<string[]> {
  return readPdfPages(pdf, createTextReader(pdf));
}

/** Reads the text of a PDF's pages as `readPdfText` does; they are given in order. */
export function createTextReader(pdf: Uint8Array): (page: PDFPageProxy) => Promise<string> {
  const spans = readActualTexts(Buffer.from(pdf));
  return async (page) => {
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let text = '';
    let span: string | undefined;
    for (const item of items) {
      if ('str' in item) text += span === undefined ? item.str : '';
      else if (item.type === 'beginMarkedContentProps' && 'tag' in item && item.tag === 'Span' && !item.id) {
        span = spans.shift();
        text += span ?? '';
      } else if (item.type === 'endMarkedContent') span = undefined;
    }
    return removeSpaces(text);
  };
}

/** How far to the right the text of a PDF reaches, in points from the left edge. */
export async function readRightmost(pdf: Uint8Array): Promise<number> {
  const ofPages = await readPdfPages(pdf, async (page) => {
    const { items } = await page.getTextContent();
    return Math.max(0, ...items.map((item) => ('str' in item ? Number(item.transform[4]) + item.width : 0)));
  });
  return Math.max(...ofPages);
}

/** How many JPEG pictures a PDF has. */
export function countPictures(pdf: Buffer): number {
  return pdf.toString('latin1').split('/DCTDecode').length - 1;
}

/** Removes the spaces of a text, to compare it with `readPdfText`. */
export function removeSpaces(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Reads every ActualText of the pages' content streams, in order. */
function readActualTexts(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('\nstream\n', at)) {
    const begins = pdf.indexOf('\n', at + 1) + 1;
    at = pdf.indexOf('endstream', begins);
    const content = inflateStream(pdf.subarray(begins, at));
    for (const [, hex] of content.matchAll(ACTUAL_TEXT))
      found.push(
        Buffer.from(hex ?? '', 'hex')
          .swap16()
          .toString('utf16le'),
      );
  }
  return found;
}

function inflateStream(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
