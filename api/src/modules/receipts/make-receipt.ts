import type { Language } from '@trust/shared/contract/languages';
import type { DocumentRenderer, DocumentOutcome } from '../../documents/document-renderer.ts';
import { buildFirstLayout } from './first-layout/first-layout.rules.ts';
import type { IssuedReceipt } from './issued-receipt.ts';
import { buildReceiptSheet } from './sheet/receipt.rules.ts';

/** Prints a receipt in the layout in which it was first printed: what a donor or an officer has stays what it is. */
export function makeReceipt(
  documents: DocumentRenderer,
  issued: IssuedReceipt,
  language: Language,
): Promise<DocumentOutcome> {
  const { content, ...rest } = issued;
  return 'layout' in content
    ? documents.render('receipt', buildReceiptSheet({ ...rest, content }, language))
    : documents.render('receipt-first-layout', buildFirstLayout({ ...rest, content }, language));
}
