import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const ACTUAL_TEXT = /\/ActualText <FEFF([0-9A-F]*)>/g;

/**
 * Reads the text of a PDF, page by page, without spaces, which PDF readers only guess. pdf.js gives the letters of each
 * glyph. Where a script joins and reorders letters, the text is the document's ActualText.
 */
export async function readPdfText(pdf: Uint8Array): Promise<string[]> {
  const spans = readActualTexts(Buffer.from(pdf));
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
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
    pages.push(removeSpaces(text));
  }
  await document.destroy();
  return pages;
}

/** How far to the right the text of a PDF reaches, in points from the left edge. */
export async function readRightmost(pdf: Uint8Array): Promise<number> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  let rightmost = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    for (const item of items)
      if ('str' in item) rightmost = Math.max(rightmost, Number(item.transform[4]) + item.width);
  }
  await document.destroy();
  return rightmost;
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
