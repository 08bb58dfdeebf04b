import { formatFileSize } from './file-size.rules.ts';

/** That a link leads to a PDF, and its size in bytes where it is known. */
export function PdfSize({ bytes }: { bytes: number | undefined }) {
  return <small>{bytes === undefined ? 'PDF' : `PDF · ${formatFileSize(bytes)}`}</small>;
}
