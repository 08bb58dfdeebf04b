import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads something of each page of a PDF, in order. */
export async function readPdfPages<T>(
  pdf: Uint8Array,
  readPage: (page: PDFPageProxy) => Promise<T>,
): Promise<T[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: T[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await readPage(await document.getPage(number)));
  await document.destroy();
  return pages;
}
