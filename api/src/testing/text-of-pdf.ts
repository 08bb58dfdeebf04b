import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const ACTUAL_TEXT = /\/ActualText <FEFF([0-9A-F]*)>/g;

/**
 * What a PDF says, page by page, without its spaces, which readers of a PDF guess. pdf.js tells the letters of each
 * glyph; where a script joins and turns round its letters, the document itself says which they are.
 */
export async function textOfPdf(pdf: Uint8Array): Promise<string[]> {
  const said = actualTexts(Buffer.from(pdf));
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    let text = '';
    let within: string | undefined;
    for (const item of items) {
      if ('str' in item) text += within === undefined ? item.str : '';
      else if (item.type === 'beginMarkedContentProps' && 'tag' in item && item.tag === 'Span' && !item.id) {
        within = said.shift();
        text += within ?? '';
      } else if (item.type === 'endMarkedContent') within = undefined;
    }
    pages.push(solid(text));
  }
  await document.destroy();
  return pages;
}

/** A text without its spaces, as `textOfPdf` tells it. */
export function solid(text: string): string {
  return text.replaceAll(/\s/g, '');
}

/** Every ActualText of the pages' contents, in order. */
function actualTexts(pdf: Buffer): string[] {
  const found: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('\nstream\n', at)) {
    const begins = pdf.indexOf('\n', at + 1) + 1;
    at = pdf.indexOf('endstream', begins);
    const content = contentOf(pdf.subarray(begins, at));
    for (const [, hex] of content.matchAll(ACTUAL_TEXT))
      found.push(
        Buffer.from(hex ?? '', 'hex')
          .swap16()
          .toString('utf16le'),
      );
  }
  return found;
}

function contentOf(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1');
  } catch {
    return '';
  }
}
