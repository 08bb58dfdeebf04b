import type { Language } from '@trust/shared/contract/languages';
import type { DocumentRenderer, DocumentOutcome } from '../../documents/document-renderer.ts';
import type { IssuedReceipt } from './issued-receipt.ts';
import { buildReceiptSheet } from './sheet/receipt.rules.ts';

/** Prints a receipt from what was stored at its first printing. */
export function makeReceipt(
  documents: DocumentRenderer,
  issued: IssuedReceipt,
  language: Language,
): Promise<DocumentOutcome> {
  return documents.render('receipt', buildReceiptSheet(issued, language));
}
